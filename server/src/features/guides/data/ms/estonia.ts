import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Eropah Utara' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1697f51f',
    text: 'Estonia berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Tanya Lembaga Polis dan Pengawal Sempadan (politsei.ee) sama ada pasport anda memerlukan visa atau kebenaran perjalanan.',
  },
  'visaRequirements.workVisa': {
    of: 'd215ebe9',
    text: 'Warganegara EU bebas bekerja di Estonia. Yang lain biasanya memerlukan permit kediaman untuk bekerja, atau visa jangka panjang (D) dengan pekerjaan jangka pendek yang didaftarkan oleh majikan; ada juga laluan untuk syarikat pemula dan pekerja jarak jauh. Semak dengan Lembaga Polis dan Pengawal Sempadan; e-Residency tidak memberi hak untuk bekerja atau tinggal di sana.',
  },
  'visaRequirements.residencePermit': {
    of: '6d4f8a05',
    text: 'Warganegara bukan EU memerlukan permit kediaman sementara untuk menetap di Estonia; warganegara EU pula mendaftarkan alamat mereka dan dengan itu mendapat hak bermastautin. Setiap orang yang tinggal mendapat kad pengenalan atau kad kediaman Estonia, yang biasanya mengambil masa kira-kira 20 hingga 40 hari dan diminta oleh kastam. E-Residency ialah identiti digital dan bukan hak bermastautin.',
  },
  'visaRequirements.familyReunification': {
    of: 'b93dd58b',
    text: 'Suami atau isteri dan anak di bawah umur kepada pemastautin di Estonia biasanya boleh memohon permit kediaman untuk tinggal bersama keluarga, dan bagi saudara kepada warganegara EU peraturannya lebih mudah. Sijil dari luar negara mungkin perlu diberi apostille dan diterjemahkan; semak dengan Lembaga Polis dan Pengawal Sempadan.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2e004c6c',
    text: 'Barangan pindah rumah masuk ke Estonia bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan tanpa terputus serta memiliki dan menggunakan barang itu selama sekurang-kurangnya 6 bulan sebelum bertolak. Barang mesti tiba dalam masa 12 bulan selepas anda menetap, dilepaskan kastam di Estonia, dan tidak boleh dijual, dipinjamkan, digadaikan atau disewakan selama 12 bulan tanpa memberitahu kastam. Barang boleh datang sebelum anda menetap jika anda beraku janji untuk menetap dalam masa 6 bulan dan memberi cagaran. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': { of: 'f4a3e607', text: 'Senjata tanpa permit.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '321e999a',
    text: 'Kenderaan komersial dan kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '370a40b4',
    text: 'Ubat: dihadkan, jadi bawa jumlah untuk kegunaan peribadi berserta preskripsinya.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3660a874',
    text: 'Senjata api: hanya dengan permit yang diuruskan lebih awal.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '1318b42f',
    text: 'Permohonan pengecualian pada borang Lembaga Cukai dan Kastam Estonia (EMTA).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '13cb1400',
    text: 'Senarai barang berserta nilai, ditandatangani dan bertarikh, dalam bahasa Estonia atau Inggeris.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '0c228134',
    text: 'Bukti tinggal di luar EU selama sekurang-kurangnya 12 bulan.',
  },
  'customsRegulations.documentationRequired.3': { of: 'c2923cbb', text: 'Bukti ketibaan anda di Estonia.' },
  'customsRegulations.documentationRequired.4': { of: '3c2ef63e', text: 'Kad pengenalan atau kad kediaman Estonia.' },
  'customsRegulations.customsClearanceTime': {
    of: 'fa382d0b',
    text: 'Pelepasan kastam bagi barangan pindah rumah di Estonia biasanya mengambil masa 2 hingga 5 hari bekerja setelah dokumen lengkap. Kad pengenalan Estonia yang diminta oleh kastam biasanya mengambil masa kira-kira 20 hingga 40 hari, jadi mohon kad itu sebelum kontena tiba.',
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
    of: '809be161',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Estonia.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: '0627f670',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Estonia. Haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: 'ecee4efb',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Estonia; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan Lembaga Pertanian dan Makanan Estonia (pta.agri.ee).',
  },
  'vehicleImport.regulations': {
    of: '91026851',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Estonia bebas duti bersama barangan rumah: 12 bulan tinggal di luar negara, 6 bulan pemilikan dan penggunaan, dan tidak dijual selama 12 bulan. Kereta itu kemudian didaftarkan dengan Pentadbiran Pengangkutan, yang meminta sijil pelepasan kastam.',
  },
  'vehicleImport.duties': {
    of: '88c69cda',
    text: 'Dengan pengecualian pemindahan tempat tinggal, tiada duti atau VAT dikenakan ke atas kereta di Estonia; tanpanya, biasanya jangkakan duti 10% dan VAT 24% (panduan lama menyebut 20 atau 22%). Sejak 2025, cukai kenderaan bermotor dengan bayaran pendaftaran sekali sahaja biasanya turut dikenakan. Semak kedua-duanya dengan Lembaga Cukai dan Kastam (emta.ee).',
  },
  'vehicleImport.documentation.0': { of: 'a1899da6', text: 'Sijil pelepasan kastam untuk kereta.' },
  'vehicleImport.documentation.1': {
    of: '1054de80',
    text: 'Dokumen pendaftaran dan bukti pemilikan selama sekurang-kurangnya 6 bulan.',
  },
  'vehicleImport.documentation.2': {
    of: '0c228134',
    text: 'Bukti tinggal di luar EU selama sekurang-kurangnya 12 bulan.',
  },
  'vehicleImport.documentation.3': { of: '3c2ef63e', text: 'Kad pengenalan atau kad kediaman Estonia.' },
  'vehicleImport.documentation.4': {
    of: '715f6d62',
    text: 'Dokumen teknikal untuk pemeriksaan, seperti sijil pematuhan.',
  },
  'vehicleImport.restrictions': {
    of: '2d2894c8',
    text: 'Membawa kereta ke Estonia boleh berbaloi jika pengecualian meliputinya dan kereta itu memenuhi piawaian EU; kereta yang dibina untuk pasaran lain mungkin memerlukan pengubahsuaian yang mahal untuk lulus pemeriksaan. Kenderaan komersial tidak mendapat pengecualian. Kenderaan dipandu di sebelah kanan jalan, dan tayar musim sejuk wajib pada musim sejuk.',
  },
  'healthcare.system': {
    of: '928f9609',
    text: 'Estonia mempunyai insurans kesihatan awam berasaskan solidariti, yang dikendalikan oleh Kumpulan Wang Insurans Kesihatan (Tervisekassa), dengan doktor keluarga sebagai tempat rujukan pertama. Preskripsi dan rekod berbentuk digital dan diakses dengan kad pengenalan.',
  },
  'healthcare.insurance': {
    of: 'dce975fe',
    text: 'Pekerja di Estonia diinsuranskan melalui cukai sosial yang dibayar oleh majikan; yang lain mungkin memerlukan perlindungan swasta, dan permit kediaman sering mensyaratkannya. Tanya Kumpulan Wang Insurans Kesihatan bila perlindungan anda bermula.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'fbfbd343',
    text: 'Persekolahan di Estonia bermula pada umur kira-kira 7 tahun dengan sembilan tahun sekolah asas, diikuti sekolah menengah atas atau sekolah vokasional; sekolah perbandaran percuma. Tahun persekolahan berlangsung dari September hingga awal Jun.',
  },
  'education.languageOfInstruction': {
    of: '0d0991a4',
    text: 'Sekolah di Estonia mengajar dalam bahasa Estonia; sekolah yang dahulu mengajar dalam bahasa Rusia sedang beralih kepada bahasa Estonia secara berperingkat. Sekolah berbahasa Inggeris sedikit dan kebanyakannya di Tallinn dan Tartu.',
  },
  'utilities.electricity': {
    of: '628ca662',
    text: 'Estonia menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: '06a80127',
    text: 'Jalur lebar dan data mudah alih di Estonia pantas, dan Wi-Fi awam banyak terdapat. Kebanyakan urusan dengan kerajaan dibuat dalam talian dengan kad pengenalan atau Mobile-ID.',
  },
  'utilities.banking': {
    of: '8a57e3c8',
    text: 'Membuka akaun di Estonia biasanya memerlukan pasport, kod atau kad pengenalan Estonia dan suatu ikatan dengan negara itu, seperti pekerjaan; bank menyemak pelanggan bukan EU dengan teliti. Pembayaran dengan kad atau telefon ialah perkara biasa di mana-mana.',
  },
  'culturalTips.0': {
    of: 'f78bf9b8',
    text: 'Aktifkan kad pengenalan anda dan kod PIN-nya dengan segera: doktor, bank dan pejabat kerajaan diakses dengannya.',
  },
  'culturalTips.1': {
    of: '14aeb454',
    text: 'Ketenangan dan ruang peribadi dihargai; diam seketika dalam perbualan tidak terasa janggal.',
  },
  'culturalTips.2': { of: '586bc1cc', text: 'Tepati masa, dan tanggalkan kasut apabila memasuki rumah.' },
  'culturalTips.3': {
    of: 'ecef35c4',
    text: 'Jemputan ke sauna ialah tanda keramahan; tanya tuan rumah apa yang menjadi kebiasaan di sana.',
  },
  'culturalTips.4': {
    of: '3f9fd590',
    text: 'Pakai pemantul cahaya selepas gelap pada musim sejuk, kerana pejalan kaki di Estonia diwajibkan memakainya.',
  },
  'importantContacts.emergencyServices': {
    of: '950d670a',
    text: 'Dail 112 di Estonia untuk polis, ambulans atau perkhidmatan penyelamat.',
  },
  'importantContacts.taxOffice': {
    of: '1dd70751',
    text: 'Lembaga Cukai dan Kastam Estonia (EMTA) mengendalikan cukai dan kastam: emta.ee.',
  },
  'sources.0.title': { of: '9355b2fb', text: 'Lembaga Cukai dan Kastam Estonia: menetap di Estonia' },
  'sources.1.title': { of: '689ecd0e', text: 'Work in Estonia: pelepasan kastam' },
  'sources.2.title': { of: '4649f6e7', text: 'Work in Estonia: tinggal dan bekerja di sana' },
  'sources.3.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.4.title': { of: 'ef68cc51', text: 'Lembaga Polis dan Pengawal Sempadan Estonia' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.6.title': { of: '7ce3876a', text: 'Lembaga Pertanian dan Makanan Estonia' },
  'sources.7.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.8.title': { of: '9e37d306', text: 'ISF Customs Broker: Estonia (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
