import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Oceania' },
  currency: { of: 'bb135ddf', text: 'Dolar New Zealand (NZD)' },
  'visaRequirements.touristVisa': {
    of: 'a5e762a3',
    text: 'Pelawat dari banyak negara datang ke New Zealand dengan kebenaran perjalanan elektronik (NZeTA) dan bukan visa; yang lain memohon visa pelawat dahulu. Warganegara Australia tidak memerlukan kedua-duanya. Semua orang mengisi deklarasi pengembara; semak keperluan bagi pasport anda dengan Imigresen New Zealand (immigration.govt.nz).',
  },
  'visaRequirements.workVisa': {
    of: '6139515a',
    text: 'Kebanyakan orang yang berpindah ke New Zealand untuk bekerja datang dengan Accredited Employer Work Visa, yang memerlukan majikan yang ditauliahkan, atau terus dengan visa pemastautin tenaga mahir. Visa kerja sekurang-kurangnya 12 bulan juga melayakkan anda mendapat pengecualian bagi barangan rumah. Warga Australia boleh tinggal dan bekerja di sana tanpa memohon; yang lain perlu menyemak jawatan dan tahap gaji semasa dengan Imigresen New Zealand.',
  },
  'visaRequirements.residencePermit': {
    of: '7846d69a',
    text: 'New Zealand mengeluarkan visa pemastautin, terutamanya melalui laluan tenaga mahir, kerja ke pemastautinan dan keluarga, dan selepas beberapa tahun visa pemastautin tetap. Tiada kad kediaman: visanya elektronik dan dikaitkan dengan pasport anda. Syarat kerap berubah, jadi semak dengan Imigresen New Zealand (immigration.govt.nz).',
  },
  'visaRequirements.familyReunification': {
    of: 'b52f4e90',
    text: 'Pasangan dan anak tanggungan biasanya boleh datang ke New Zealand bersama atau selepas pemohon utama, dengan visa yang dikaitkan dengan visanya; bukti hidup bersama dalam hubungan yang tulen dan stabil diminta. Ibu bapa mempunyai laluan tersendiri dengan syarat pendapatan dan masa menunggu yang lama. Semak dengan Imigresen New Zealand.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d43c41d',
    text: 'Barangan rumah masuk ke New Zealand bebas duti dan GST jika anda tiba dengan dokumen yang membenarkan anda tinggal di sana (pasport New Zealand atau Australia, visa pemastautin, atau visa kerja sekurang-kurangnya 12 bulan), tinggal di luar New Zealand sepanjang 21 bulan sebelum tiba, memiliki dan menggunakan barang itu sebelum ketibaan, dan membawanya untuk kegunaan sendiri. Kenderaan, bot, pesawat dan barang dagangan tidak termasuk. Tempohnya 21 bulan dan bukan 12, dan tiada jumlah bulan pemilikan yang tetap.',
  },
  'customsRegulations.prohibitedItems.0': { of: '692d9064', text: 'Madu dan produk lebah.' },
  'customsRegulations.prohibitedItems.1': { of: 'bd5878bc', text: 'Tumbuhan, bebawang dan biji benih.' },
  'customsRegulations.prohibitedItems.2': {
    of: '555521d4',
    text: 'Jerami, dan kotak terpakai yang pernah berisi makanan segar.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.4': {
    of: '75351f58',
    text: 'Penerbitan, filem dan permainan yang tidak dibenarkan kerana kandungannya (objectionable).',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '4afaaaad',
    text: 'Gading, batu karang, cangkerang penyu dan barang lain daripada spesies yang dilindungi, tanpa dokumen CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'fd1306d0',
    text: 'Makanan berbungkus dan rempah: jangan masukkan, kerana barang ini membawa kepada pemeriksaan dan sering kali pemusnahan.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd6b5ff20',
    text: 'But, khemah, basikal, perkakas kebun dan perabot luar: bersihkan setiap kesan tanah dan biji benih, dan isytiharkan.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '168e70ee',
    text: 'Barang daripada kayu, rotan atau bahan haiwan: isytiharkan, kerana barang ini mungkin perlu dirawat.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '85e27943',
    text: 'Senjata api dan bahagiannya: memerlukan permit daripada polis New Zealand sebelum dihantar.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'b3399a25',
    text: 'Ubat: bawa bersama preskripsi, dalam jumlah untuk kegunaan peribadi; ubat terkawal mesti dibawa bersama anda dan bukan dalam penghantaran.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '1595a5ca',
    text: 'Alkohol: koleksi wain boleh termasuk dalam pengecualian jika anda membuktikan bahawa anda mengumpulnya dari semasa ke semasa untuk kegunaan sendiri; tanya Kastam New Zealand tentang botol lain.',
  },
  'customsRegulations.restrictedItems.6': {
    of: 'e2be4582',
    text: 'Tembakau dan vape: dihadkan dan biasanya dikenakan cukai, jadi jangan bungkus barang ini.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c0a82d7a',
    text: 'Deklarasi Bagasi Peribadi Tanpa Iringan (Unaccompanied Personal Baggage Declaration), biasanya borang NZCS 218; semak nombor semasa dengan Kastam New Zealand.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '99ba5572',
    text: 'Soalan tambahan daripada perkhidmatan biosekuriti (MPI), yang dihantar kepada anda oleh syarikat pemindahan.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '79fe662d',
    text: 'Inventori bagi setiap kotak, yang menyatakan peralatan luar, barang kayu dan makanan.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '9dbdf42d',
    text: 'Salinan pasport, dengan halaman gambar dan visa.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '00746199',
    text: 'Bukti tempat anda tinggal dalam 21 bulan sebelumnya, jika diminta oleh kastam.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '7f096727',
    text: 'Pelepasan kastam di New Zealand biasanya mengambil masa kira-kira 5 hingga 10 hari bekerja, kerana selain kastam, perkhidmatan biosekuriti (MPI) turut memeriksa penghantaran barangan rumah. Peralatan luar yang kotor dan makanan yang tidak diisytiharkan kerap menjadi punca kelewatan dan bil pembersihan, jadi bersihkan semuanya sebelum membungkus.',
  },
  'petImport.vaccinations.0': { of: 'db90beaf', text: 'Mikrocip ISO untuk setiap kucing dan anjing.' },
  'petImport.vaccinations.1': {
    of: '2abdc151',
    text: 'Vaksinasi rabies dan ujian titer sekurang-kurangnya 0.5 IU/ml untuk haiwan peliharaan dari negara Kategori 3, iaitu negara yang tiada rabies atau rabiesnya terkawal baik.',
  },
  'petImport.vaccinations.2': {
    of: 'daf4b649',
    text: 'Rawatan parasit dan ujian darah lain untuk anjing, seperti yang disenaraikan dalam piawaian kesihatan import bagi kategori anda.',
  },
  'petImport.vaccinations.3': {
    of: '664dcf87',
    text: 'Tinggal selama 6 bulan di negara tempat haiwan itu dieksport, bagi semua haiwan peliharaan kecuali dari Australia (menurut panduan lain).',
  },
  'petImport.quarantine': {
    of: '8275c623',
    text: 'Kucing dan anjing dari setiap negara kecuali Australia biasanya menghabiskan sekurang-kurangnya 10 hari di kemudahan kuarantin yang diluluskan oleh MPI di New Zealand; tempah tempat lebih awal, kerana bilangannya sedikit. Jenis pit bull, tosa Jepun, dogo Argentino, fila Brasileiro dan presa canario tidak boleh dibawa masuk.',
  },
  'petImport.healthCertificate': {
    of: '6ec26dea',
    text: 'Kucing dan anjing memerlukan permit import daripada MPI kecuali datang dari Australia; peruntukkan 30 hari bekerja untuk itu, di samping sijil veterinar bagi kategori anda (Australia, bebas rabies, atau tiada rabies atau rabies terkawal baik). Haiwan peliharaan dari negara lain mesti tinggal di negara yang diluluskan dahulu. Jika ujian titer diperlukan, mulakan jauh lebih awal daripada setengah tahun sebelum berpindah ke New Zealand.',
  },
  'vehicleImport.regulations': {
    of: '61219459',
    text: 'New Zealand mengetepikan piawaian pelanggaran hadapan dan pelepasan ekzosnya bagi kereta milik imigran sendiri jika anda tinggal di luar negara itu selama sekurang-kurangnya 21 bulan, memiliki kereta itu dan mendaftarkannya atas nama anda selama sekurang-kurangnya setahun sebelum tiba, dan memohon dalam masa 18 bulan. Kereta itu masih mesti lulus pensijilan kemasukan dan cukup bersih dari segi biosekuriti.',
  },
  'vehicleImport.duties': {
    of: '738f9a02',
    text: 'Kereta biasanya masuk ke New Zealand bebas duti tetapi dengan GST 15%, dan rumah motor dengan duti 10% juga. Imigran mungkin mendapat pengecualian GST bagi kereta yang mereka miliki dan gunakan; kereta sebegini biasanya tidak boleh dijual selama 2 tahun. Semak syaratnya dengan Kastam New Zealand sebelum menghantar.',
  },
  'vehicleImport.documentation.0': {
    of: 'c4437762',
    text: 'Dokumen pendaftaran atas nama anda, yang meliputi sekurang-kurangnya setahun sebelum anda tiba.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Invois pembelian dan dokumen insurans.' },
  'vehicleImport.documentation.2': {
    of: '1720d518',
    text: 'Pasport dengan visa pemastautin atau visa kerja, dan bukti 21 bulan di luar negara.',
  },
  'vehicleImport.documentation.3': {
    of: 'ddd4e1fa',
    text: 'Bukti piawaian keselamatan dan pelepasan ekzos yang dipatuhi semasa kereta itu dibina.',
  },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Bil muatan untuk kereta.' },
  'vehicleImport.restrictions': {
    of: 'da62fc60',
    text: 'Membawa kereta ke New Zealand berbaloi terutamanya bagi kereta yang baik dengan stereng di sebelah kanan dan memenuhi peraturan imigran; kereta Jepun terpakai mudah dibeli di sana. Kereta dengan stereng di sebelah kiri yang berusia bawah 20 tahun biasanya memerlukan permit. Kenderaan dipandu di sebelah kiri jalan, dan kereta yang mengandungi tanah atau serangga dibersihkan atas kos anda.',
  },
  'healthcare.system': {
    of: '447c666b',
    text: 'New Zealand mempunyai hospital awam yang percuma atau murah bagi mereka yang layak, manakala lawatan ke doktor (GP) biasanya ada bayarannya. Daftar dengan GP berhampiran rumah anda. Kecederaan akibat kemalangan ditanggung oleh skim awam ACC, termasuk bagi pelawat.',
  },
  'healthcare.insurance': {
    of: 'a802bebf',
    text: 'Warganegara, pemastautin dan kebanyakan orang yang mempunyai visa kerja dua tahun atau lebih boleh menggunakan sistem kesihatan awam di New Zealand; dengan visa yang lebih singkat, ambil insurans swasta. Ramai pemastautin menambah perlindungan swasta untuk mengelakkan senarai menunggu.',
  },
  'healthcare.emergencyNumber': { of: 'f6e0a1e2', text: '111' },
  'education.schoolSystem': {
    of: '6a4233ac',
    text: 'Kebanyakan kanak-kanak di New Zealand mula bersekolah pada atau sekitar hari jadi kelima mereka; persekolahan wajib dari umur 6 hingga 16 tahun, dan sekolah kerajaan percuma bagi pemastautin dan anak kepada banyak pemegang visa kerja. Tahun persekolahan berlangsung dari akhir Januari atau Februari hingga Disember. Banyak sekolah menerima murid mengikut zon, jadi semak zonnya sebelum menyewa.',
  },
  'education.languageOfInstruction': {
    of: '6e8c7881',
    text: 'Sekolah di New Zealand mengajar dalam bahasa Inggeris, dan sesetengahnya dalam te reo Māori. Kanak-kanak yang baru mengenal bahasa Inggeris mendapat bantuan di kebanyakan sekolah.',
  },
  'utilities.electricity': {
    of: 'c44432d3',
    text: 'New Zealand menggunakan bekalan 230 V pada 50 Hz dengan palam jenis I, sama seperti di Australia. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: '0700e19f',
    text: 'Gentian optik sampai ke kebanyakan bandar di New Zealand dan dijual oleh banyak penyedia melalui talian yang sama; rumah luar bandar sering menggunakan tanpa wayar atau satelit. Buat pesanan semasa menandatangani perjanjian sewa.',
  },
  'utilities.banking': {
    of: 'a240f8a9',
    text: 'Beberapa bank membenarkan anda membuka akaun sebelum tiba di New Zealand dan mengaktifkannya di cawangan dengan pasport dan bukti alamat. Mohon nombor IRD dengan segera, kerana tanpanya gaji dan faedah anda dikenakan cukai pada kadar yang lebih tinggi.',
  },
  'culturalTips.0': {
    of: 'a9c29de0',
    text: 'Tanggalkan kasut di pintu banyak rumah dan di marae, iaitu tempat pertemuan orang Māori, dan ikut apa yang dilakukan oleh tuan rumah.',
  },
  'culturalTips.1': {
    of: '3b582ffe',
    text: 'Belajar menyebut nama tempat dan ucapan Māori; orang di New Zealand menghargai usaha itu.',
  },
  'culturalTips.2': {
    of: '5cb0d419',
    text: 'Jika anda diminta membawa pinggan (bring a plate), bawalah pinggan berisi makanan untuk dikongsi.',
  },
  'culturalTips.3': {
    of: '5d0aaefa',
    text: 'Banyak rumah lama di New Zealand kurang penebatnya, jadi tanya tentang pemanasan sebelum menyewa dan sediakan selimut tebal yang mudah dicapai untuk malam pertama.',
  },
  'culturalTips.4': {
    of: '7378a9cb',
    text: 'Cuaca dan cahaya matahari cepat berubah, dan matahari membakar kulit lebih cepat daripada di Eropah, jadi sentiasa sediakan pelindung matahari dan jaket hujan.',
  },
  'importantContacts.emergencyServices': {
    of: '05c01770',
    text: 'Di New Zealand, dail 111 untuk polis, ambulans atau bomba; 105 menghubungi polis apabila tidak mendesak.',
  },
  'importantContacts.taxOffice': {
    of: '5a159748',
    text: 'Inland Revenue (IRD) mengendalikan cukai di New Zealand: ird.govt.nz.',
  },
  'sources.0.title': { of: '086151d9', text: 'Kastam New Zealand: barangan rumah' },
  'sources.1.title': {
    of: '26c0b9e7',
    text: 'Kementerian Industri Utama (Ministry for Primary Industries): membawa kucing dan anjing ke New Zealand',
  },
  'sources.2.title': { of: '98d99614', text: 'Agensi Pengangkutan New Zealand: kenderaan imigran' },
  'sources.3.title': { of: 'e74c9a23', text: 'Imigresen New Zealand: visa dan kehidupan di sana' },
  'sources.4.title': { of: 'abf4c43a', text: 'Inland Revenue New Zealand' },
  'sources.5.title': { of: 'a1a343c1', text: 'Blatchford International: peraturan import New Zealand (secondary)' },
  'sources.6.title': { of: 'd639538f', text: 'Salinan risalah MPI tentang berpindah ke New Zealand (secondary)' },
  'sources.7.title': { of: 'cd3310ef', text: 'United Pet Express: syarat New Zealand (secondary)' },
  'sources.8.title': {
    of: 'e92196a5',
    text: 'Salinan nasihat kastam tentang kenderaan bermotor persendirian (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
