import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Eropah Barat' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'a08ded6d',
    text: 'Perancis berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Laman rasmi france-visas.gouv.fr memberitahu anda apa yang diperlukan bagi pasport anda.',
  },
  'visaRequirements.workVisa': {
    of: '1fe00fe3',
    text: 'Warganegara EU bebas bekerja di Perancis. Yang lain biasanya memerlukan visa jangka panjang untuk bekerja, dengan kebenaran kerja yang dipohon oleh majikan, atau permit Talent untuk kakitangan berkelayakan, penyelidik dan pengasas syarikat. Mohon melalui france-visas.gouv.fr sebelum anda berpindah.',
  },
  'visaRequirements.residencePermit': {
    of: '0282cb34',
    text: 'Visa jangka panjang untuk Perancis sering berfungsi sebagai permit kediaman bagi tahun pertama (VLS-TS) dan perlu disahkan dalam talian, lazimnya dalam masa 3 bulan selepas ketibaan. Selepas itu anda memohon kad kediaman, kebanyakannya dalam talian atau di prefektur (préfecture), sebelum visa tamat. Warganegara EU tidak memerlukan permit.',
  },
  'visaRequirements.familyReunification': {
    of: '19138fa9',
    text: 'Suami atau isteri dan anak di bawah umur kepada pemastautin sah di Perancis biasanya boleh datang melalui penyatuan semula keluarga (regroupement familial), yang mensyaratkan tempoh tinggal, pendapatan dan rumah yang cukup luas; keluarga pemegang permit Talent mempunyai laluan yang lebih mudah. Semak syaratnya di service-public.fr.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d5107a8',
    text: 'Barangan rumah masuk ke Perancis bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan dan menggunakan barang itu secara peribadi selama sekurang-kurangnya 6 bulan. Barang mesti tiba dalam masa 12 bulan selepas perpindahan anda; beberapa penghantaran dibenarkan jika semuanya tercatat dalam inventori yang dikemukakan pada penghantaran pertama. Tiada apa-apa yang boleh dijual, dipinjamkan atau disewakan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': {
    of: '5743bc28',
    text: 'Barang tiruan: Perancis menguatkuasakan larangan ini dengan ketat, walaupun untuk sebuah barang.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '65ccd23c',
    text: 'Anjing kategori 1 (jenis pit bull, tosa dan jenis mastif tanpa salasilah baka).',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'f31310ae',
    text: 'Kenderaan utiliti dan kenderaan guna campuran serta rumah bergerak: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '682c73fb',
    text: 'Kelengkapan profesional dan stok bahan mentah: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'e193b927',
    text: 'Senjata: hanya dengan permit yang dikehendaki oleh Perancis.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '19544659',
    text: 'Tumbuhan: hanya dengan sijil kesihatan tumbuhan (fitosanitari).',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'd30d9cb7',
    text: 'Deklarasi kemasukan barang peribadi bebas duti, biasanya borang Cerfa 10070; semak nombor dan versi semasa dengan kastam Perancis.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd82d5178',
    text: 'Inventori berserta nilai, bertarikh dan ditandatangani, biasanya dalam dua salinan.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6a6c358d',
    text: 'Bukti bahawa anda tinggal di luar EU selama sekurang-kurangnya 12 bulan dan kini tinggal di Perancis.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'ab8cc09c',
    text: 'Sijil pertukaran tempat tinggal daripada konsulat Perancis, bagi warganegara Perancis yang pulang.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '74087950',
    text: 'Pasport dengan visa jangka panjang, bagi warganegara dari luar EU.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'dcd7f1bb',
    text: 'Dokumen yang menunjukkan bahawa cukai kereta, bot atau kapal terbang telah dijelaskan di negara asal.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '433b0682',
    text: 'Pelepasan kastam bagi barangan rumah di Perancis biasanya mengambil masa 3 hingga 7 hari bekerja setelah dokumen lengkap. Masukkan semua yang mungkin anda hantar kemudian dalam inventori pertama, kerana apa yang tertinggal mungkin hilang pengecualiannya.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Mikrocip dahulu: mikrocip mesti sudah dipasang sebelum vaksinasi rabies atau dipasang pada lawatan yang sama.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaksinasi rabies untuk anjing, kucing dan feret pada umur 12 minggu atau lebih.',
  },
  'petImport.vaccinations.2': {
    of: '571bb221',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Perancis.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: 'e9ec35a2',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Perancis; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Anjing kategori 1 (jenis pit bull, tosa dan jenis mastif tanpa salasilah baka) langsung tidak boleh dibawa masuk. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '605d5a2f',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Perancis; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan kementerian pertanian Perancis (agriculture.gouv.fr).',
  },
  'vehicleImport.regulations': {
    of: 'c0fc7157',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Perancis bebas duti bersama barangan rumah: 12 bulan tinggal di luar negara, 6 bulan kegunaan peribadi, cukai telah dibayar di negara asal dan tidak dijual selama 12 bulan. Selepas urusan kastam, kereta itu perlu didaftarkan di Perancis.',
  },
  'vehicleImport.duties': {
    of: '6a6d52fd',
    text: 'Dengan pengecualian pemindahan tempat tinggal, tiada duti atau VAT dikenakan ke atas kereta di Perancis. Tanpanya, biasanya jangkakan duti 10% dan VAT 20%, dan pendaftaran mungkin melibatkan caj CO2 (malus), yang kadangkala boleh dikecualikan bagi penduduk baharu; semak dengan kastam Perancis dan agensi pendaftaran ANTS.',
  },
  'vehicleImport.documentation.0': {
    of: '05cae2ef',
    text: 'Sijil kastam 846A, biasanya diperlukan untuk pendaftaran.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Dokumen pendaftaran luar negara atas nama anda.' },
  'vehicleImport.documentation.2': { of: '417d7eb7', text: 'Bukti bahawa cukai kereta telah dibayar di negara asal.' },
  'vehicleImport.documentation.3': {
    of: 'd8eb6d1f',
    text: 'Sijil pematuhan, atau kelulusan bagi kereta yang tidak dibina mengikut piawaian EU.',
  },
  'vehicleImport.documentation.4': {
    of: 'de53800c',
    text: 'Permohonan pendaftaran dengan agensi ANTS, yang dibuat dalam talian.',
  },
  'vehicleImport.restrictions': {
    of: 'f71e85fe',
    text: "Membawa kereta ke Perancis boleh berbaloi jika pengecualian meliputinya dan kereta itu mematuhi piawaian EU; kereta yang dibina untuk pasaran lain mungkin memerlukan kelulusan individu yang lambat dan mahal. Kenderaan komersial dan rumah bergerak tidak mendapat pengecualian. Sesetengah bandar mengehadkan kereta lama melalui pelekat pelepasan Crit'Air, di bawah peraturan yang sedang berubah, dan kenderaan dipandu di sebelah kanan jalan.",
  },
  'healthcare.system': {
    of: '3815c433',
    text: 'Perancis mempunyai insurans kesihatan awam sejagat yang membayar balik sebahagian besar kos doktor, hospital dan ubat. Anda memilih doktor yang merawat anda (médecin traitant) dan menggunakan Carte Vitale.',
  },
  'healthcare.insurance': {
    of: 'b8751cd0',
    text: 'Pekerja di Perancis menyertai skim awam melalui pekerjaan mereka; penduduk lain biasanya boleh menyertainya selepas tiga bulan bermastautin secara tetap. Kebanyakan orang menambah insurans pelengkap (mutuelle), dan visa jangka panjang sering mensyaratkan perlindungan swasta pada mulanya.',
  },
  'healthcare.emergencyNumber': { of: '67483729', text: '112, 15 (ambulans), 17 (polis), 18 (bomba)' },
  'education.schoolSystem': {
    of: 'ad9873c3',
    text: 'Persekolahan di Perancis wajib dari umur 3 hingga 16 tahun: école maternelle, école élémentaire, collège dan lycée, percuma di sekolah kerajaan. Tahun persekolahan berlangsung dari September hingga awal Julai; dewan bandaran (mairie) mendaftarkan kanak-kanak yang lebih kecil mengikut alamat.',
  },
  'education.languageOfInstruction': {
    of: '58206c9d',
    text: 'Sekolah di Perancis mengajar dalam bahasa Perancis. Banyak bandar mempunyai kelas sokongan untuk kanak-kanak yang baru tiba, dan sesetengah sekolah kerajaan mempunyai aliran antarabangsa.',
  },
  'utilities.electricity': {
    of: 'ee04f2bd',
    text: 'Perancis menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan E. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: '6963c5de',
    text: 'Gentian optik sampai ke kebanyakan bandar di Perancis dan kontrak biasanya menggabungkan internet, televisyen dan telefon. Pengaktifan boleh mengambil masa di rumah yang baru disewa, jadi buat pesanan lebih awal.',
  },
  'utilities.banking': {
    of: '3b31d662',
    text: 'Membuka akaun bank di Perancis biasanya memerlukan pasport, bukti alamat dan bukti pendapatan; nombor akaun (RIB) diperlukan untuk sewa, elektrik dan gaji. Jika bank menolak anda, Banque de France mempunyai prosedur yang memberi pemastautin hak untuk mempunyai akaun.',
  },
  'culturalTips.0': {
    of: '460d9452',
    text: 'Ucapkan bonjour apabila memasuki kedai atau memulakan sebarang perbualan, dan au revoir apabila beredar; hal ini penting.',
  },
  'culturalTips.1': {
    of: 'e27d9de2',
    text: 'Gunakan vous dengan orang yang tidak anda kenali sehingga mereka mempelawa tu.',
  },
  'culturalTips.2': {
    of: '94dbce72',
    text: 'Banyak kedai dan pejabat tutup pada waktu makan tengah hari, pada hari Ahad dan sebahagian bulan Ogos, jadi rancang urusan anda mengikutnya.',
  },
  'culturalTips.3': {
    of: 'a2f704a0',
    text: 'Simpan salinan kertas: fail (dossier) tuan rumah atau prefektur sering meminta dokumen yang sama sekali lagi.',
  },
  'culturalTips.4': {
    of: 'e46d8aad',
    text: 'Baca tempoh notis dalam perjanjian sewa dan hadiri état des lieux, iaitu pemeriksaan semasa masuk dan keluar rumah.',
  },
  'importantContacts.emergencyServices': {
    of: 'bfd24462',
    text: 'Di Perancis, dail 112 untuk sebarang kecemasan, 15 untuk ambulans (SAMU), 17 untuk polis atau 18 untuk bomba; 114 untuk orang pekak atau kurang pendengaran.',
  },
  'importantContacts.taxOffice': {
    of: '7fa0f888',
    text: 'Pentadbiran kewangan awam (DGFiP) mengendalikan cukai: impots.gouv.fr.',
  },
  'sources.0.title': { of: '7f4b390d', text: 'Kastam Perancis: memindahkan kediaman utama anda ke Perancis' },
  'sources.1.title': { of: 'ab7110ae', text: 'Kedutaan Perancis di China: kastam bagi orang yang pulang' },
  'sources.2.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.3.title': { of: '707ca4f8', text: 'France-Visas: laman visa rasmi' },
  'sources.4.title': { of: '8eb79c9c', text: 'Service-Public: panduan rasmi tentang hak dan prosedur' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.6.title': { of: 'b4054ff9', text: 'Kementerian pertanian Perancis' },
  'sources.7.title': { of: 'e440933f', text: 'Pentadbiran cukai Perancis' },
  'sources.8.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
