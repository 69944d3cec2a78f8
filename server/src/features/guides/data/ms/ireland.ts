import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Eropah Barat' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '4362c843',
    text: 'Ireland berada dalam EU tetapi bukan dalam kawasan Schengen, jadi peraturan visanya tersendiri: warganegara banyak negara boleh melawat tanpa visa, biasanya sehingga 90 hari, dan yang lain memohon dalam talian dahulu. Warganegara EU dan UK tidak memerlukan visa. Semak keperluan bagi pasport anda dengan Imigresen Ireland (irishimmigration.ie).',
  },
  'visaRequirements.workVisa': {
    of: 'c26dfd5c',
    text: 'Warganegara EU dan UK bebas bekerja di Ireland. Yang lain biasanya memerlukan permit pekerjaan sebelum berpindah, seperti Critical Skills atau General Employment Permit, dan warganegara beberapa negara juga memerlukan visa masuk. Semak senarai pekerjaan dan had gaji dengan pejabat permit pekerjaan Ireland.',
  },
  'visaRequirements.residencePermit': {
    of: '4c4a3b6b',
    text: 'Warganegara dari luar EU dan UK yang tinggal di Ireland lebih daripada 90 hari mendaftar untuk kebenaran imigresen dan menerima kad Irish Residence Permit (IRP) dengan cap yang menyatakan apa yang boleh mereka lakukan. Tempah pendaftaran tidak lama selepas tiba; butirannya ada di irishimmigration.ie.',
  },
  'visaRequirements.familyReunification': {
    of: 'dc6f9b0c',
    text: 'Keluarga warganegara Ireland, EU dan UK serta keluarga banyak pemegang permit biasanya boleh menyertai mereka di Ireland, di bawah peraturan yang bergantung pada status dan pendapatan penaja. Keluarga pemegang permit Critical Skills mempunyai laluan yang lebih mudah; semak dengan Imigresen Ireland sebelum sesiapa memulakan perjalanan.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'de11afd4',
    text: 'Barangan rumah masuk ke Ireland bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan tanpa terputus serta memiliki dan menggunakannya selama sekurang-kurangnya 6 bulan sebelum bertolak. Barang mesti tiba dalam masa 12 bulan selepas anda menetap dan tidak boleh dijual, dipinjamkan atau disewakan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari Great Britain dikira sebagai perpindahan dari luar EU sejak 2021; Ireland Utara berbeza, jadi tanya Revenue. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'cb3af7cd',
    text: 'Bahan tidak senonoh atau lucah, yang biasanya ditolak.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'a588ac98',
    text: 'Daging, produk tenusu dan rumput kering dari luar EU, yang biasanya ditolak: jangan gunakan jerami atau rumput kering sebagai bahan pembungkus juga.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b4d20496',
    text: 'Bahan api pepejal berbitumen (arang batu berasap), yang biasanya ditolak.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '0e4c1452',
    text: 'Senjata dan banyak jenis pisau: biasanya hanya dengan permit, jadi tanya polis Ireland (Garda) dahulu.',
  },
  'customsRegulations.restrictedItems.1': { of: 'e5fe9cea', text: 'Bunga api: biasanya ditolak tanpa lesen.' },
  'customsRegulations.restrictedItems.2': {
    of: '8e736e8f',
    text: 'Tumbuhan: biasanya hanya dengan sijil kesihatan tumbuhan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Kenderaan komersial dan kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'f7018a3e',
    text: 'Borang C&E 1076, Transfer of Residence, biasanya diserahkan kepada kastam di tempat import; dapatkan salinan terkini daripada Revenue (revenue.ie).',
  },
  'customsRegulations.documentationRequired.1': { of: '5a698396', text: 'Inventori barang berserta nilai.' },
  'customsRegulations.documentationRequired.2': {
    of: '6285be1e',
    text: 'Bukti tinggal di luar EU selama sekurang-kurangnya 12 bulan, seperti perjanjian sewa, bil atau surat majikan.',
  },
  'customsRegulations.documentationRequired.3': { of: '59094aef', text: 'Bukti rumah baharu anda di Ireland.' },
  'customsRegulations.documentationRequired.4': {
    of: 'fbeefc7c',
    text: 'Pasport, dengan visa atau permit jika diperlukan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7eab21f8',
    text: 'Bukti bahawa anda memiliki dan menggunakan barang itu selama 6 bulan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ab06c1c7',
    text: 'Pelepasan kastam bagi barangan rumah di Ireland biasanya mengambil masa 2 hingga 5 hari bekerja setelah dokumen lengkap. Barang yang datang sebelum anda menetap memerlukan aku janji untuk menetap dalam masa 6 bulan dan cagaran.',
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
    of: '1a5a40c9',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Ireland.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.vaccinations.4': {
    of: 'ab768e88',
    text: 'Rawatan cacing pita (Echinococcus) untuk anjing oleh doktor haiwan, 24 hingga 120 jam sebelum masuk ke Ireland.',
  },
  'petImport.quarantine': {
    of: 'b5747372',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Ireland; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Anjing XL Bully biasanya ditolak di bawah larangan baru-baru ini. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '43628d41',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Ireland, notis 24 jam dan pintu masuk yang diluluskan (biasanya Dublin, Cork atau Shannon); dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan. Semak dengan jabatan pertanian Ireland di gov.ie (pet travel).',
  },
  'vehicleImport.regulations': {
    of: 'dd9b1d4d',
    text: 'Orang yang baru berpindah boleh mendapat pengecualian Cukai Pendaftaran Kenderaan (VRT) Ireland bagi kereta jika kereta itu dimiliki dan digunakan sendiri di luar negara selama sekurang-kurangnya 6 bulan sebelum berpindah, tiba dalam masa 12 bulan selepas berpindah dan semua cukainya telah dibayar. Kereta itu masih mesti didaftarkan. Sejak Brexit, kereta dari Great Britain biasanya memerlukan pengecualian duti kastam dan VAT juga.',
  },
  'vehicleImport.duties': {
    of: '902c8d41',
    text: 'Dengan pengecualian pemindahan tempat tinggal, tiada duti kastam, VAT atau VRT dikenakan ke atas kereta di Ireland; pengecualian VRT biasanya diberikan paling banyak sekali dalam lima tahun. Tanpa pengecualian, ketiga-tiganya mungkin dikenakan dan VRT meningkat mengikut kadar pelepasan ekzos, jadi minta Revenue mengiranya dahulu.',
  },
  'vehicleImport.documentation.0': {
    of: '4ce3b3e2',
    text: 'Borang C&E 1076 berserta bukti-buktinya, biasanya untuk pengecualian kastam dan juga VRT.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Dokumen pendaftaran luar negara atas nama anda.' },
  'vehicleImport.documentation.2': {
    of: '6d5945c3',
    text: 'Bukti penggunaan di luar negara selama sekurang-kurangnya 6 bulan, seperti rekod insurans dan servis.',
  },
  'vehicleImport.documentation.3': { of: '830c32e4', text: 'Bukti bahawa semua cukai kereta telah dibayar.' },
  'vehicleImport.documentation.4': { of: '84542200', text: 'Bukti tarikh anda berpindah ke Ireland.' },
  'vehicleImport.restrictions': {
    of: '00ddd87a',
    text: 'Di Ireland, kenderaan dipandu di sebelah kiri jalan, jadi kereta dengan stereng di sebelah kanan yang mendapat pengecualian sering berbaloi dibawa, manakala kereta dengan stereng di sebelah kiri menyusahkan setiap hari dan mungkin mahal insuransnya. Minta sebut harga daripada syarikat insurans Ireland sebelum menghantar. Kenderaan komersial tidak mendapat pengecualian.',
  },
  'healthcare.system': {
    of: 'f8532501',
    text: 'Perkhidmatan kesihatan awam Ireland dikendalikan oleh HSE: rawatan hospital terbuka kepada pemastautin biasa, manakala lawatan ke doktor dibayar sendiri oleh kebanyakan orang kecuali mereka memegang kad perubatan (medical card) atau kad lawatan GP (GP visit card).',
  },
  'healthcare.insurance': {
    of: '98ebbcd3',
    text: 'Ramai orang di Ireland mengambil insurans kesihatan swasta untuk mendapat rawatan lebih cepat, dan sesetengah kebenaran imigresen mensyaratkannya. Mereka yang pertama kali membeli perlindungan pada usia lewat mungkin membayar lebih; tanya syarikat insurans tentang tempoh menunggu.',
  },
  'healthcare.emergencyNumber': { of: 'a4d9bce3', text: '112, 999' },
  'education.schoolSystem': {
    of: '0428fb97',
    text: 'Ireland mempunyai lapan tahun sekolah rendah dan lima hingga enam tahun sekolah menengah, yang berakhir dengan Leaving Certificate; sekolah yang dibiayai kerajaan percuma, dan tahun persekolahan berlangsung dari kira-kira September hingga Jun. Tempat terhad di sesetengah kawasan, jadi hubungi sekolah secara bertulis lebih awal.',
  },
  'education.languageOfInstruction': {
    of: 'bca50c1e',
    text: 'Kebanyakan sekolah di Ireland mengajar dalam bahasa Inggeris dengan bahasa Ireland sebagai mata pelajaran; Gaelscoileanna mengajar dalam bahasa Ireland.',
  },
  'utilities.electricity': {
    of: 'a6d65fca',
    text: 'Ireland menggunakan bekalan 230 V pada 50 Hz dengan palam jenis G, palam tiga pin yang sama seperti di Britain. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: '748e9c8e',
    text: 'Gentian optik lazim di bandar-bandar Ireland dan sampai ke lebih banyak rumah luar bandar setiap tahun. Semak poskod (Eircode) dengan penyedia sebelum menandatangani perjanjian sewa.',
  },
  'utilities.banking': {
    of: 'af222bd0',
    text: 'Membuka akaun di Ireland biasanya memerlukan pasport dan bukti alamat di Ireland; sesetengah bank dalam talian meminta kurang daripada itu. Mohon nombor PPS lebih awal, kerana anda memerlukannya untuk cukai, kerja dan perkhidmatan kesihatan.',
  },
  'culturalTips.0': {
    of: '88fee544',
    text: 'Di Ireland, bual kosong datang dahulu: cuaca dan khabar anda di tempat baharu menjadi pembuka kebanyakan perbualan.',
  },
  'culturalTips.1': {
    of: '42fc8fce',
    text: 'Rancangan sering dipersetujui secara longgar; sahkan masa dan tempat melalui mesej pada hari yang sama.',
  },
  'culturalTips.2': {
    of: '3cb08d98',
    text: 'Di pub, giliran membelanja minuman (rounds) ialah perkara biasa: jika seseorang membelanja anda, eloklah anda membelanja yang berikutnya.',
  },
  'culturalTips.3': {
    of: 'e7a4ef70',
    text: 'Rumah sewa cepat habis, jadi sediakan surat rujukan, bukti pendapatan dan deposit sebelum melihat rumah.',
  },
  'culturalTips.4': {
    of: '4e416dc8',
    text: 'Ucapkan terima kasih kepada pemandu bas semasa turun; hampir semua orang berbuat demikian.',
  },
  'importantContacts.emergencyServices': {
    of: 'e87b2366',
    text: 'Dail 112 atau 999 di Ireland untuk polis (Garda), ambulans, bomba atau pengawal pantai.',
  },
  'importantContacts.taxOffice': {
    of: 'bee9300c',
    text: 'Revenue Commissioners mengendalikan cukai, kastam dan cukai pendaftaran kenderaan: revenue.ie.',
  },
  'sources.0.title': { of: '121c2d21', text: 'Revenue Ireland: pemindahan tempat tinggal dan VRT' },
  'sources.1.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.2.title': { of: 'd3122838', text: 'Imigresen Ireland' },
  'sources.3.title': { of: '9a18f561', text: 'Citizens Information: tinggal di Ireland' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.5.title': { of: 'e5229bb8', text: 'Suruhanjaya Eropah: rawatan cacing pita (halaman lama)' },
  'sources.6.title': { of: 'dbb9fe75', text: 'Kerajaan Ireland: perjalanan dengan haiwan peliharaan' },
  'sources.7.title': { of: '91ee47a9', text: 'Borang C&E 1076, Transfer of Residence (salinan)' },
  'sources.8.title': { of: '2da5aac0', text: 'VRT.ie: pemindahan tempat tinggal (secondary)' },
  'sources.9.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
