import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asia Tenggara' },
  currency: { of: '31ae7bc2', text: 'Dolar Singapura (SGD)' },
  'visaRequirements.touristVisa': {
    of: '24feefa1',
    text: 'Warganegara banyak negara boleh melawat Singapura tanpa visa untuk tempoh yang ditetapkan semasa masuk, sering kali 30 atau sehingga 90 hari; yang lain memohon dahulu. Setiap pelawat menghantar kad ketibaan (SG Arrival Card) dalam talian tidak lama sebelum mendarat. Lawatan tidak membenarkan anda bekerja; semak keperluan bagi pasport anda dengan Penguasa Imigresen dan Pusat Pemeriksaan (ica.gov.sg).',
  },
  'visaRequirements.workVisa': {
    of: '806187f5',
    text: 'Untuk bekerja di Singapura, majikan anda memohon pas daripada Kementerian Tenaga Manusia (mom.gov.sg), kebanyakannya Employment Pass untuk golongan profesional atau S Pass untuk kakitangan peringkat pertengahan. Syarat gaji dan mata dikenakan dan dinaikkan dari semasa ke semasa. Anda masuk dengan surat kelulusan prinsip (in-principle approval, IPA), yang juga diterima oleh kastam untuk barangan rumah anda.',
  },
  'visaRequirements.residencePermit': {
    of: 'd126bb6f',
    text: 'Hak anda untuk tinggal di Singapura ialah pas itu sendiri: pas kerja, pas tanggungan, pas pelajar atau pas lawatan jangka panjang, masing-masing untuk tempoh yang ditetapkan. Taraf pemastautin tetap dipohon daripada Penguasa Imigresen dan Pusat Pemeriksaan (ica.gov.sg) dan diputuskan kes demi kes.',
  },
  'visaRequirements.familyReunification': {
    of: 'bac6912e',
    text: "Suami atau isteri dan anak pemegang pas kerja di Singapura biasanya boleh mendapat Pas Tanggungan (Dependant's Pass), dan sesetengah pasangan serta ibu bapa Pas Lawatan Jangka Panjang (Long-Term Visit Pass), jika gaji melebihi tahap yang ditetapkan. Pas Tanggungan dengan sendirinya tidak membenarkan pemegangnya bekerja. Majikan memohon di Kementerian Tenaga Manusia (mom.gov.sg).",
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7f777069',
    text: 'Orang yang memindahkan tempat tinggal ke Singapura mendapat pengecualian GST 9% bagi barangan rumah yang mereka miliki, pegang dan gunakan selama sekurang-kurangnya 3 bulan, jika barang itu tiba dalam masa 6 bulan selepas ketibaan pertama anda sendiri dan anda beraku janji tidak melupuskannya dalam masa 3 bulan. Minuman keras, tembakau dan kenderaan tidak termasuk. Pengecualian ini bukan automatik: kemukakan Declaration of Facts dalam talian sebelum barang tiba.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '58698c27',
    text: 'Dadah: Singapura mengenakan hukuman mati bagi pengedaran, dan kesan yang sedikit pun berbahaya bagi anda.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: '38ae5203',
    text: 'Rokok elektronik dan alat vape, berserta isi semulanya.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ebcbb176', text: 'Gula-gula getah, kecuali jenis terapeutik.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'f32000db',
    text: 'Tembakau kunyah, shisha dan produk tembakau tiruan.',
  },
  'customsRegulations.prohibitedItems.4': { of: '5499ce17', text: 'Mercun, dan pemetik api berbentuk pistol.' },
  'customsRegulations.prohibitedItems.5': { of: '0433a768', text: 'Penerbitan dan filem yang lucah serta menghasut.' },
  'customsRegulations.restrictedItems.0': {
    of: '36f1f4db',
    text: 'Ubat, terutamanya pil tidur dan ubat penahan sakit yang kuat: mungkin memerlukan kelulusan Penguasa Sains Kesihatan (Health Sciences Authority) sebelum anda membawanya.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'bb934475',
    text: 'Filem, permainan dan penerbitan: tertakluk pada kawalan.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'c9e58091',
    text: 'Daging, ayam itik dan telur: hanya dari sumber yang diluluskan, jadi tinggalkan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3a0947ae',
    text: 'Peralatan telekomunikasi dan radio: mungkin memerlukan kelulusan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'fe44556c',
    text: 'Senjata, dan replika pistol, pedang serta pisau untuk pameran: memerlukan lesen atau ditolak, jadi tanya polis dahulu.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '61f8c83d',
    text: 'Minuman keras dan tembakau: dikenakan cukai sepenuhnya, jadi jangan bungkus bersama perabot.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3e46fd30',
    text: 'Declaration of Facts (DOF), yang dikemukakan dalam talian kepada Kastam Singapura sebelum barang tiba.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2c19067c',
    text: 'Permit Customs In-Non-Payment (GST relief), yang diambil oleh syarikat pemindahan melalui TradeNet dalam masa 10 hari bekerja selepas kastam meluluskan pengecualian.',
  },
  'customsRegulations.documentationRequired.2': { of: 'afcad5ef', text: 'Pasport pemilik.' },
  'customsRegulations.documentationRequired.3': {
    of: 'e45864f1',
    text: 'Pas kerja atau pas tinggal lama yang lain, atau surat kelulusan prinsip (IPA).',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1f626054',
    text: 'Senarai pembungkusan bagi setiap kotak, berserta nilai.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ef77b039',
    text: 'Pelepasan kastam di Singapura biasanya cepat: kira-kira 1 hingga 3 hari bekerja setelah pengecualian GST diluluskan. Urutannya penting: kemukakan Declaration of Facts dahulu, kemudian biarkan barang tiba, kemudian syarikat pemindahan mengambil permit.',
  },
  'petImport.vaccinations.0': { of: '6464c61a', text: 'Mikrocip ISO sebelum vaksinasi dan ujian.' },
  'petImport.vaccinations.1': {
    of: 'ebb47f6b',
    text: 'Vaksinasi rabies dan ujian darah antibodi (serologi) untuk haiwan peliharaan dari negara Jadual II dan III.',
  },
  'petImport.vaccinations.2': {
    of: '1901d2a5',
    text: 'Vaksinasi teras untuk anjing dan kucing seperti yang disenaraikan pada lesen import.',
  },
  'petImport.vaccinations.3': {
    of: '45e0da89',
    text: 'Rawatan parasit dalaman dan luaran tidak lama sebelum penerbangan, seperti yang dinyatakan pada lesen.',
  },
  'petImport.quarantine': {
    of: '5655a26a',
    text: 'Sejak 2024 Singapura membahagikan negara kepada tiga jadual: haiwan peliharaan dari Jadual I (Australia, New Zealand, Ireland dan United Kingdom) biasanya tidak dikuarantin, bagi Jadual II (seperti Amerika Syarikat, Kanada, Jepun dan banyak negara EU) ia bergantung pada ujian, dan haiwan dari semua negara lain (Jadual III) dikuarantin selama 30 hari. Halaman lama masih menyebut kategori A hingga D, jadi semak negara anda dengan Perkhidmatan Haiwan dan Veterinar (nparks.gov.sg/avs) dan tempah tempat lebih awal.',
  },
  'petImport.healthCertificate': {
    of: 'e0f1f5e2',
    text: 'Anjing atau kucing memerlukan lesen import untuk Singapura dan sijil veterinar dari negaranya, dan urusan dokumennya mengambil masa berbulan-bulan jika ujian darah dikehendaki. Sesetengah baka diharamkan. Anjing memerlukan lesen di Singapura, dan flat perumahan awam (HDB) membenarkan seekor anjing daripada baka kecil yang diluluskan dan, sejak September 2024, dua ekor kucing berlesen, jadi semak perjanjian sewa anda sebelum menempah penerbangan.',
  },
  'vehicleImport.regulations': {
    of: 'f46609ac',
    text: 'Hanya kereta dengan stereng di sebelah kanan yang berusia bawah 3 tahun boleh diimport dan didaftarkan di Singapura, dan kereta terpakai dikenakan surcaj S$10,000, menurut panduan lain. Kereta itu memerlukan sijil hak mendapatkan kenderaan (certificate of entitlement, COE) seperti kereta lain. Pengecualian GST bagi barangan rumah tidak meliputi kenderaan.',
  },
  'vehicleImport.duties': {
    of: 'fee60de9',
    text: 'Kereta yang dibawa ke Singapura dikenakan duti eksais 20%, GST 9%, bayaran pendaftaran tambahan (ARF) yang meningkat mengikut nilainya, dan sijil hak mendapatkan kenderaan (COE); jumlahnya sering melebihi S$150,000. Halaman lama memberi kadar lain, jadi semak dengan Penguasa Pengangkutan Darat (onemotoring.lta.gov.sg).',
  },
  'vehicleImport.documentation.0': {
    of: '67a2ce4a',
    text: 'Dokumen pendaftaran yang membuktikan tarikh pendaftaran pertama di luar negara.',
  },
  'vehicleImport.documentation.1': { of: '5791668c', text: 'Invois pembelian, serta bil tambang muatan dan insurans.' },
  'vehicleImport.documentation.2': {
    of: '10dccc40',
    text: 'Bukti bahawa kereta memenuhi piawaian pelepasan ekzos dan keselamatan Singapura.',
  },
  'vehicleImport.documentation.3': {
    of: '5853ba47',
    text: 'Permit import kastam serta dokumen duti dan GST yang telah dibayar.',
  },
  'vehicleImport.documentation.4': {
    of: 'e578ff3e',
    text: 'Sijil hak mendapatkan kenderaan (COE) yang dimenangi dalam pembidaan.',
  },
  'vehicleImport.restrictions': {
    of: '3525981f',
    text: 'Membawa kereta ke Singapura hampir tidak pernah berbaloi: had usia, surcaj dan pendaftaran menelan kos lebih daripada harga kebanyakan kereta. Kenderaan dipandu di sebelah kiri jalan. Rangkaian kereta api, bas dan teksi padat, dan ramai penduduk baharu hidup tanpa kereta atau menyewanya.',
  },
  'healthcare.system': {
    of: 'f7d286e7',
    text: 'Singapura mempunyai hospital awam dan swasta yang cemerlang serta klinik di setiap kawasan kejiranan. Subsidi adalah untuk warganegara dan pemastautin tetap, manakala yang lain membayar penuh, jadi semak harganya sebelum memilih.',
  },
  'healthcare.insurance': {
    of: '7fde1607',
    text: 'Warga asing di Singapura biasanya tidak termasuk dalam skim awam dan bergantung pada perlindungan daripada majikan atau insurans swasta; bagi sesetengah pas kerja, majikan wajib menginsuranskan anda. Semak sama ada keluarga, rawatan gigi dan bersalin termasuk.',
  },
  'healthcare.emergencyNumber': { of: '6ad12c0d', text: '999 (polis), 995 (ambulans dan bomba)' },
  'education.schoolSystem': {
    of: '3be83b7b',
    text: 'Sekolah rendah di Singapura mengambil masa enam tahun, sekolah menengah empat atau lima tahun, dan diikuti maktab rendah atau politeknik; tahun persekolahan bermula pada bulan Januari. Anak penduduk baharu boleh memohon tempat di sekolah awam melalui kementerian pendidikan, yang menerima mereka kebanyakannya melalui ujian, bergantung pada kekosongan dan dengan yuran yang lebih tinggi, jadi kebanyakannya bersekolah di sekolah antarabangsa.',
  },
  'education.languageOfInstruction': {
    of: 'a2bcf76c',
    text: 'Sekolah di Singapura mengajar dalam bahasa Inggeris, dengan bahasa Mandarin, Melayu atau Tamil sebagai bahasa ibunda. Sekolah antarabangsa mengajar dalam bahasa Inggeris, Jerman, Perancis, Jepun dan lain-lain, dan sekolah yang popular mempunyai senarai menunggu.',
  },
  'utilities.electricity': {
    of: '35e6c32f',
    text: 'Singapura menggunakan bekalan 230 V pada 50 Hz dengan palam jenis G, iaitu palam British; jenis C dan M juga ditemui. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer, dan banyak yang lebih murah dibeli baharu di sana.',
  },
  'utilities.internet': {
    of: '0d9408ad',
    text: 'Gentian optik sampai ke hampir setiap rumah di Singapura dan biasanya disambungkan dalam beberapa hari, kerana banyak flat sudah mempunyai titik gentian optik. Pelan mudah alih prabayar boleh dibeli di lapangan terbang.',
  },
  'utilities.banking': {
    of: '88204ad6',
    text: 'Untuk membuka akaun di Singapura, bank biasanya meminta pasport, pas atau surat kelulusan prinsip dan bukti alamat; sesetengahnya melakukannya dalam talian. Dengan nombor pengenalan warga asing, anda kemudian boleh menggunakan Singpass, log masuk untuk hampir semua pejabat.',
  },
  'culturalTips.0': {
    of: '00cf9ce1',
    text: 'Di pusat makanan di Singapura, sebungkus tisu di atas meja bermakna tempat itu sudah diambil; kemaskan dulang anda apabila beredar, kerana hal itu diwajibkan.',
  },
  'culturalTips.1': {
    of: '6d1ef9b4',
    text: 'Peraturan tentang sampah, merokok dan makan di dalam kereta api di Singapura dikuatkuasakan dengan denda.',
  },
  'culturalTips.2': {
    of: 'b3f994e8',
    text: 'Apabila menjemput tetamu, tanya tentang makanan, kerana pemakanan halal, vegetarian dan tanpa daging lembu wujud bersama.',
  },
  'culturalTips.3': {
    of: '6b56008d',
    text: 'Tanggalkan kasut sebelum memasuki rumah, dan bersedialah memberi serta menerima kad dengan kedua-dua belah tangan.',
  },
  'culturalTips.4': {
    of: 'a59d8190',
    text: 'Kondominium sering menghendaki tempahan lif, deposit dan waktu tetap untuk pindah masuk, jadi hubungi pihak pengurusan sebelum lori datang.',
  },
  'importantContacts.emergencyServices': {
    of: 'd6357299',
    text: 'Di Singapura, dail 999 untuk polis dan 995 untuk ambulans atau bomba; 1777 memanggil ambulans apabila tidak mendesak.',
  },
  'importantContacts.taxOffice': {
    of: '29df2e33',
    text: 'Penguasa Hasil Dalam Negeri (IRAS) mengendalikan cukai di Singapura: iras.gov.sg.',
  },
  'sources.0.title': { of: 'ab82cba2', text: 'Kastam Singapura: menghantar barang tanpa iringan semasa berpindah' },
  'sources.1.title': { of: '1791a31b', text: 'Kastam Singapura: pengecualian GST bagi pemindahan tempat tinggal' },
  'sources.2.title': { of: '084c9636', text: 'Statut Singapura: kuarantin anjing dan kucing (teks 2007)' },
  'sources.3.title': { of: '94cd0389', text: 'Perkhidmatan Haiwan dan Veterinar Singapura' },
  'sources.4.title': { of: 'a94f1775', text: 'Kementerian Tenaga Manusia Singapura' },
  'sources.5.title': { of: '8b83a475', text: 'Penguasa Imigresen dan Pusat Pemeriksaan' },
  'sources.6.title': { of: 'f3bfa00c', text: 'Penguasa Pengangkutan Darat Singapura: OneMotoring' },
  'sources.7.title': { of: '6b78c993', text: 'Penguasa Hasil Dalam Negeri Singapura' },
  'sources.8.title': {
    of: '7013fe38',
    text: 'Pawsport: pemindahan haiwan peliharaan ke Singapura sejak September 2024 (secondary)',
  },
  'sources.9.title': { of: 'f3d66160', text: 'Salinan risalah tentang mengimport dan mendaftarkan kereta (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
