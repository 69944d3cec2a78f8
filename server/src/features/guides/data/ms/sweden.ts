import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Eropah Utara' },
  currency: { of: '998f6dbb', text: 'Krona Sweden (SEK)' },
  'visaRequirements.touristVisa': {
    of: '120526b6',
    text: 'Sweden berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan visa. Agensi Migrasi Sweden (migrationsverket.se) menyatakan apa yang diperlukan bagi pasport anda.',
  },
  'visaRequirements.workVisa': {
    of: 'c537e6c0',
    text: 'Warganegara EU bebas bekerja di Sweden, dan warganegara negara Nordik tidak memerlukan sebarang urusan. Yang lain memerlukan permit kerja sebelum perjalanan, yang berasaskan tawaran kerja dengan syarat pekerjaan Sweden dan gaji minimum yang diselaraskan dari semasa ke semasa; EU Blue Card ialah laluan bagi golongan berkelayakan tinggi. Semak gaji semasa di migrationsverket.se.',
  },
  'visaRequirements.residencePermit': {
    of: 'cd8adcea',
    text: 'Warganegara dari luar EU yang tinggal di Sweden lebih daripada tiga bulan memerlukan permit kediaman, yang lazimnya diberikan sebelum mereka masuk. Setiap orang yang akan tinggal di sana selama setahun atau lebih mendaftar dengan Agensi Cukai Sweden (Skatteverket) dan mendapat nombor peribadi (personnummer), yang membuka hampir semua pintu lain. Warganegara EU tidak memerlukan permit tetapi perlu memenuhi syarat hak bermastautin.',
  },
  'visaRequirements.familyReunification': {
    of: '62b7e05a',
    text: 'Suami atau isteri, pasangan berdaftar atau pasangan yang tinggal bersama serta anak di bawah umur 18 tahun biasanya boleh mendapat permit untuk menyertai pemastautin di Sweden, sering kali bersama permit kerja. Orang yang tinggal di sana selalunya perlu menunjukkan pendapatan dan rumah yang cukup luas. Mohon di migrationsverket.se sebelum berpindah, kerana masa menunggunya lama.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '98b8ef95',
    text: 'Anda boleh membawa barangan rumah ke Sweden bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya satu tahun, memiliki dan menggunakan barang itu selama sekurang-kurangnya 6 bulan, dan berniat tinggal di Sweden selama sekurang-kurangnya satu tahun. Anda mempunyai satu tahun untuk membawanya, dan barang itu tidak boleh dijual, dipinjamkan atau disewakan selama setahun selepas itu. Peraturan lain terpakai bagi orang yang kembali ke Sweden, jadi nyatakan golongan anda. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'fbdefbe1',
    text: 'Senjata api dan peluru: hanya dengan permit daripada polis Sweden.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '08796072',
    text: 'Jenis pisau tertentu dan penyembur lada: diharamkan atau memerlukan permit, jadi tinggalkan atau tanya Kastam Sweden dahulu.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '342ec8e0',
    text: 'Ubat: hanya untuk kegunaan anda sendiri, dengan had yang ketat bagi ubat yang dikelaskan sebagai narkotik.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Kenderaan komersial dan barang perniagaan: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cb8485a9',
    text: 'Borang perakuan Kastam Sweden untuk pengecualian duti (Försäkran).',
  },
  'customsRegulations.documentationRequired.1': { of: 'bff2ed3e', text: 'Inventori barang.' },
  'customsRegulations.documentationRequired.2': {
    of: '456f3486',
    text: 'Pasport, dengan permit kediaman bagi warganegara dari luar EU.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'cc898958',
    text: 'Bukti bahawa anda tinggal di luar EU selama sekurang-kurangnya 12 bulan.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'b91fbec0',
    text: 'Bukti tempat tinggal atau pekerjaan di Sweden, seperti perjanjian sewa atau kontrak kerja.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '88c9d5d9',
    text: 'Pendaftaran dengan Agensi Cukai Sweden (Skatteverket), setelah anda memperolehnya.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '32d3ea12',
    text: 'Pelepasan kastam bagi barangan rumah di Sweden biasanya mengambil masa 2 hingga 5 hari bekerja setelah dokumen lengkap. Jika anda kembali ke Sweden, lawatan singkat semasa anda tinggal di luar negara tidak semestinya memutuskan tempoh itu; had yang tepat sebaiknya ditanyakan kepada Kastam Sweden (tullverket.se).',
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
    of: '4eee0d7d',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Sweden.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.vaccinations.4': {
    of: 'bfa54591',
    text: 'Rawatan cacing pita bagi anjing yang datang dari EU, menurut maklumat baru-baru ini, tidak lagi diminta; semak dengan Lembaga Pertanian Sweden (jordbruksverket.se).',
  },
  'petImport.quarantine': {
    of: 'ad3209ef',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Sweden; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Haiwan peliharaan dari luar EU biasanya mesti tiba di pos kawalan sempadan seperti Stockholm Arlanda atau Gothenburg Landvetter, dan mesti dilaporkan kepada Kastam Sweden semasa tiba. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: 'ca31012b',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Sweden; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan Lembaga Pertanian Sweden (jordbruksverket.se).',
  },
  'vehicleImport.regulations': {
    of: 'd64e0cfd',
    text: 'Orang yang baru berpindah dari luar EU boleh membawa kereta persendirian ke Sweden bebas duti bersama barangan rumah jika kereta itu dimiliki dan digunakan selama sekurang-kurangnya 6 bulan sebelum bertolak; kereta itu tidak boleh dijual, dipinjamkan atau disewakan selama satu tahun. Kereta itu kemudian perlu lulus pemeriksaan pendaftaran sebelum Agensi Pengangkutan Sweden (Transportstyrelsen) mendaftarkannya.',
  },
  'vehicleImport.duties': {
    of: 'bab65734',
    text: 'Dengan pengecualian, tiada duti atau VAT dikenakan ke atas kereta di Sweden; tanpanya, jangkakan duti 10% dan VAT 25%. Cukai kenderaan tahunan bergantung pada kadar pelepasan dan boleh jadi tinggi bagi kereta petrol dan diesel yang lebih baharu. Semak dengan Kastam Sweden (tullverket.se) dan Agensi Pengangkutan Sweden.',
  },
  'vehicleImport.documentation.0': { of: 'fc573de2', text: 'Sijil pendaftaran luar negara atas nama anda.' },
  'vehicleImport.documentation.1': {
    of: 'a4507552',
    text: 'Bukti bahawa anda memiliki dan menggunakan kereta itu selama sekurang-kurangnya 6 bulan, seperti dokumen pendaftaran dan insurans.',
  },
  'vehicleImport.documentation.2': { of: '3d5c37ec', text: 'Keputusan kastam tentang pengecualian duti.' },
  'vehicleImport.documentation.3': {
    of: 'd46c2c44',
    text: 'Sijil pematuhan atau data teknikal lain untuk pemeriksaan pendaftaran.',
  },
  'vehicleImport.documentation.4': { of: '172d3991', text: 'Insurans yang sah di Sweden.' },
  'vehicleImport.restrictions': {
    of: '1feb7093',
    text: 'Membawa kereta ke Sweden boleh berbaloi jika pengecualian meliputinya dan kereta itu dibina mengikut piawaian EU; kereta yang dibina untuk pasaran lain mungkin gagal dalam pemeriksaan pendaftaran. Kenderaan komersial tidak mendapat pengecualian. Tayar musim sejuk wajib dalam keadaan musim sejuk dari Disember hingga Mac, dan kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: 'ea628ed7',
    text: 'Penjagaan kesihatan di Sweden bersifat awam, dikendalikan oleh wilayah dan dibiayai daripada cukai, dengan bayaran sederhana bagi setiap lawatan hingga siling tahunan; anda memilih pusat kesihatan (vårdcentral) sebagai tempat rujukan pertama. Talian nasihat 1177 memberitahu anda siang dan malam ke mana hendak pergi.',
  },
  'healthcare.insurance': {
    of: '30ca02ab',
    text: 'Setiap orang yang didaftarkan sebagai penduduk Sweden dilindungi oleh penjagaan kesihatan awam, yang biasanya bermakna tinggal sekurang-kurangnya satu tahun. Sehingga nombor peribadi tiba, atau jika anda tinggal untuk masa yang lebih singkat, ambil insurans yang meliputi Sweden; pelawat EU menggunakan Kad Insurans Kesihatan Eropah.',
  },
  'healthcare.emergencyNumber': {
    of: '613303f0',
    text: '112 (semua), 114 14 (polis, tidak mendesak), 1177 (nasihat kesihatan)',
  },
  'education.schoolSystem': {
    of: '3ec0f223',
    text: 'Persekolahan di Sweden wajib dari tahun kanak-kanak mencapai umur enam tahun, percuma, dan dengan makan tengah hari percuma; ia merangkumi sembilan gred, dan hampir semua orang meneruskan ke sekolah menengah atas. Sekolah perbandaran dan sekolah bebas kedua-duanya percuma. Persekolahan di rumah hampir tidak pernah dibenarkan.',
  },
  'education.languageOfInstruction': {
    of: '03911f0b',
    text: 'Sekolah di Sweden mengajar dalam bahasa Sweden, dengan kelas pengenalan dan sering kali pelajaran bahasa ibunda untuk murid yang baru tiba. Bandar yang lebih besar mempunyai sekolah berbahasa Inggeris dan antarabangsa, sesetengahnya percuma, dengan giliran yang elok disertai lebih awal.',
  },
  'utilities.electricity': {
    of: 'f26fac05',
    text: 'Sweden menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana. Anda biasanya mempunyai dua kontrak, satu dengan pengendali grid tempatan dan satu dengan penjual elektrik pilihan anda.',
  },
  'utilities.internet': {
    of: 'b959a74c',
    text: 'Gentian optik lazim di Sweden, dan di banyak blok pangsapuri ia dikongsi atau termasuk dalam sewa. Pesanan biasanya memerlukan nombor peribadi, jadi talian mudah alih prabayar membantu pada minggu-minggu pertama.',
  },
  'utilities.banking': {
    of: 'e31ed891',
    text: 'Akaun bank di Sweden ialah hak bagi pemastautin sah, tetapi membukanya jauh lebih mudah dengan nombor peribadi, dan bank bertanya dari mana wang anda datang. BankID, identiti elektronik yang anda peroleh melalui bank, digunakan untuk hampir semua urusan. Wang tunai jarang digunakan dan banyak kedai menolaknya.',
  },
  'culturalTips.0': { of: 'ddf9c797', text: 'Tanggalkan kasut apabila memasuki rumah.' },
  'culturalTips.1': {
    of: '7757e454',
    text: 'Tepati masa hingga ke minitnya, untuk makan malam juga, dan hantar mesej jika anda lewat.',
  },
  'culturalTips.2': { of: 'b7320ae2', text: 'Ambil nombor atau cari hujung barisan: beratur dipandang serius.' },
  'culturalTips.3': {
    of: '310c1593',
    text: 'Fika, iaitu rehat minum kopi bersama rakan sekerja, ialah sebahagian daripada hari kerja, jadi sertailah.',
  },
  'culturalTips.4': {
    of: 'e24deb22',
    text: 'Blok pangsapuri berkongsi bilik dobi dengan masa yang ditempah; patuhi masa anda dan tinggalkannya dalam keadaan bersih.',
  },
  'importantContacts.emergencyServices': {
    of: '87572097',
    text: 'Di Sweden, dail 112 dalam setiap kecemasan, 114 14 untuk polis apabila tidak mendesak, dan 1177 untuk nasihat kesihatan.',
  },
  'importantContacts.taxOffice': {
    of: '18826bfd',
    text: 'Agensi Cukai Sweden (Skatteverket, skatteverket.se) mengendalikan cukai, daftar penduduk dan nombor peribadi, jadi biasanya inilah pejabat pertama yang perlu dikunjungi.',
  },
  'sources.0.title': { of: '6bf18779', text: 'Kastam Sweden: pengecualian duti bagi imigran' },
  'sources.1.title': { of: '8bab9778', text: 'Kastam Sweden: berpindah ke dan dari Sweden' },
  'sources.2.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.3.title': { of: '4bbadc90', text: 'Agensi Migrasi Sweden' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.5.title': { of: '4c22261b', text: 'Lembaga Pertanian Sweden' },
  'sources.6.title': { of: 'f660dbba', text: 'Agensi Cukai Sweden: berpindah ke Sweden dan nombor peribadi' },
  'sources.7.title': { of: 'e5072b53', text: 'Rainier Overseas: peraturan kastam Sweden (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
