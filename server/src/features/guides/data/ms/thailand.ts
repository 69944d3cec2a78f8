import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asia Tenggara' },
  currency: { of: '8008ca53', text: 'Baht Thailand (THB)' },
  'visaRequirements.touristVisa': {
    of: '1738f295',
    text: 'Warganegara banyak negara boleh melawat Thailand tanpa visa untuk tempoh terhad, yang lain memohon visa pelancong dalam talian (thaievisa.go.th). Bilangan harinya telah berubah lebih daripada sekali, jadi semak peraturan semasa dan kad ketibaan digital sebelum penerbangan. Lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: '9700d04f',
    text: 'Untuk bekerja di Thailand, anda biasanya memerlukan visa bukan imigran B dahulu dan kemudian permit kerja yang dipohon oleh majikan. Visa pemastautin jangka panjang (LTR) dan visa destinasi (DTV) ialah laluan lain untuk golongan profesional tertentu dan pekerja jarak jauh. Tanya kedutaan Thailand yang mana sesuai, kerana pengecualian kastam bagi barangan rumah anda bergantung padanya.',
  },
  'visaRequirements.residencePermit': {
    of: '9f1aa325',
    text: 'Kebanyakan warga asing tinggal di Thailand dengan tempoh tinggal yang dilanjutkan tahun demi tahun di pejabat imigresen (immigration.go.th). Tuan rumah melaporkan alamat anda dalam masa 24 jam, dan anda sendiri melaporkannya setiap 90 hari. Keluar tanpa permit masuk semula biasanya menamatkan lanjutan itu.',
  },
  'visaRequirements.familyReunification': {
    of: '18578279',
    text: 'Suami atau isteri dan anak kepada seseorang yang bekerja di Thailand biasanya mendapat visa bukan imigran O sebagai tanggungan dan melanjutkannya bersama permit utama. Bawa sijil perkahwinan dan kelahiran, yang dilegalisasi dan diterjemahkan seperti yang diminta oleh kedutaan Thailand. Tanggungan tidak boleh bekerja tanpa permit mereka sendiri.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'b1fcdfa6',
    text: 'Barangan rumah terpakai masuk ke Thailand bebas duti dalam kuantiti yang munasabah jika anda memiliki dan menggunakannya di luar negara serta mengimportnya tidak lebih awal daripada 1 bulan sebelum dan tidak lewat daripada 6 bulan selepas anda tiba. Warga asing memerlukan kuota imigresen, atau kebenaran bekerja bersama tempoh tinggal sekurang-kurangnya satu tahun; orang dengan visa persaraan atau sebagai suami atau isteri kepada warga Thai tidak layak melalui laluan kerja. Bagi barang elektrik, satu bagi setiap jenis dikecualikan, dua bagi setiap jenis untuk sebuah keluarga. Tanya Kastam Thailand (customs.go.th) sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'b4beb1e1', text: 'Rokok elektronik dan vape.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Bahan pornografi.' },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.4': { of: 'c606ba26', text: 'Barang yang menghina institusi beraja.' },
  'customsRegulations.restrictedItems.0': {
    of: '39d1e081',
    text: 'Kenderaan dan bahagian kenderaan: bukan barangan rumah, dan yang terpakai tidak boleh diimport.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4f66923a',
    text: 'Senjata api dan peluru: bukan barangan rumah, dan memerlukan lesen.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2046f960',
    text: 'Alat muzik dan peralatan sukan: dikenakan cukai, tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '35423bd0',
    text: 'Barang elektrik kedua dan seterusnya daripada jenis yang sama: dikenakan cukai jika melebihi satu bagi setiap jenis, atau dua bagi setiap jenis untuk sebuah keluarga.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'a925de47',
    text: 'Patung atau gambar Buddha dan barang antik keagamaan: memerlukan permit, jadi tanya sebelum membungkusnya.',
  },
  'customsRegulations.restrictedItems.5': { of: '8a21c89a', text: 'Tumbuhan dan daging segar: hanya dengan permit.' },
  'customsRegulations.restrictedItems.6': {
    of: '60577a81',
    text: 'Ubat: bawa untuk keperluan peribadi anda, berserta preskripsi, dan semak yang dikelaskan sebagai narkotik.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '9b054dbd',
    text: 'Borang kemasukan import kastam; biasanya borang 99/1, tetapi tanya ejen borang terkini.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '00d1a60c',
    text: 'Pasport dengan visa bukan imigran; pemilik biasanya perlu berada di Thailand.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'e34cd1f3',
    text: 'Permit kerja atau visa satu tahun, dan biasanya surat daripada majikan.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Bil muatan atau bil muatan udara.' },
  'customsRegulations.documentationRequired.4': {
    of: '0acc0e42',
    text: 'Inventori terperinci dengan kuantiti, dan barang elektrik mengikut jenama serta nombor siri.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '4667e654',
    text: 'Pelepasan kastam bagi barangan rumah di Thailand biasanya mengambil masa 7 hingga 14 hari bekerja. Aturkan penghantaran supaya tiba antara 1 bulan sebelum dan 6 bulan selepas anda, dan tidak sebelum visa serta permit kerja ada di tangan, jika tidak caj penyimpanan akan bertambah.',
  },
  'petImport.vaccinations.0': { of: 'e3f42aeb', text: 'Mikrocip.' },
  'petImport.vaccinations.1': {
    of: '62277949',
    text: 'Vaksinasi rabies, yang diberikan sekurang-kurangnya 21 hari sebelum perjalanan ke Thailand.',
  },
  'petImport.vaccinations.2': {
    of: '5b6ff2e1',
    text: 'Biasanya vaksinasi gabungan yang lazim juga, sekurang-kurangnya 21 hari sebelumnya; minta senarai bagi haiwan anda daripada stesen kuarantin.',
  },
  'petImport.vaccinations.3': { of: '3830faeb', text: 'Umur minimum biasanya 4 bulan.' },
  'petImport.quarantine': {
    of: '59407e72',
    text: 'Haiwan peliharaan yang tiba di Thailand dengan dokumen lengkap biasanya dilepaskan selepas pemeriksaan; kuarantin hanya mungkin dikenakan ke atas haiwan yang tidak memenuhi peraturan. Pit bull dan American Staffordshire terrier diharamkan, menurut panduan lain. Sahkan rancangan anda dengan stesen kuarantin haiwan di lapangan terbang melalui e-mel.',
  },
  'petImport.healthCertificate': {
    of: '2fad24ec',
    text: 'Anda memohon permit import daripada stesen kuarantin haiwan di lapangan terbang ketibaan di Thailand melalui e-mel sekurang-kurangnya 7 hari lebih awal; jawapannya biasanya mengambil masa kira-kira 3 hari. Bawa sijil kesihatan veterinar rasmi dan dokumen vaksinasi dalam perjalanan, dan ambil notis kelulusan import semasa tiba dengan bayaran kira-kira 500 baht bagi setiap haiwan. Mulakan sekurang-kurangnya dua bulan lebih awal, supaya vaksinasi sudah cukup lama.',
  },
  'vehicleImport.regulations': {
    of: 'e6c84673',
    text: 'Kenderaan terpakai tidak boleh diimport ke Thailand untuk kegunaan peribadi sejak 10 Disember 2019. Panduan lama masih menerangkan pembayaran duti bagi kereta terpakai; menurut laporan akhbar, kini kereta sebegini dirampas dan denda lima kali ganda nilainya dikenakan. Kenderaan juga tidak termasuk dalam pengecualian barangan rumah.',
  },
  'vehicleImport.duties': {
    of: 'ec5ee495',
    text: 'Oleh sebab kereta terpakai tidak boleh dibawa ke Thailand untuk kegunaan peribadi, tiada duti yang membolehkannya; kereta baharu dikenakan beberapa cukai yang jumlahnya boleh melebihi harganya. Tanya Kastam Thailand (customs.go.th) tentang pengecualian sebelum memutuskan apa-apa.',
  },
  'vehicleImport.documentation.0': {
    of: '3f317bdb',
    text: 'Tiada dokumen yang membolehkan kereta persendirian terpakai diimport, jadi jangan hantar kereta itu.',
  },
  'vehicleImport.documentation.1': {
    of: 'fda59a8d',
    text: 'Jawapan bertulis daripada Kastam Thailand jika anda percaya bahawa sesuatu pengecualian, seperti status diplomatik, terpakai.',
  },
  'vehicleImport.documentation.2': {
    of: 'ddde4ffe',
    text: 'Lesen memandu anda dan permit memandu antarabangsa, untuk menyewa atau memandu kereta tempatan pada mulanya.',
  },
  'vehicleImport.restrictions': {
    of: 'fbdf8942',
    text: 'Jual kereta sebelum berpindah ke Thailand dan beli atau sewa di sana. Bahagian kenderaan dikenakan cukai dan bukan barangan rumah, jadi tinggalkan juga. Kenderaan dipandu di sebelah kiri jalan.',
  },
  'healthcare.system': {
    of: '95ee0e0f',
    text: 'Thailand mempunyai hospital awam, yang sesak tetapi baik, dan hospital swasta bermutu tinggi di Bangkok dan pusat lain, yang kakitangannya biasanya bertutur bahasa Inggeris. Warga asing kebanyakannya menggunakan hospital swasta dan membayar atau menunjukkan insurans di kaunter.',
  },
  'healthcare.insurance': {
    of: '5638ccca',
    text: 'Pekerja di Thailand menyertai tabung keselamatan sosial, yang memberi rawatan di satu hospital pilihan. Ramai penduduk baharu menambah polisi swasta, dan sesetengah visa, antaranya visa persaraan tertentu, mensyaratkannya. Semak apa yang dikehendaki oleh visa anda dan sama ada kemalangan motosikal dilindungi.',
  },
  'healthcare.emergencyNumber': { of: 'c050fc35', text: '191 (polis), 1669 (ambulans), 199 (bomba)' },
  'education.schoolSystem': {
    of: 'a79cb177',
    text: 'Persekolahan di Thailand wajib selama sembilan tahun dari umur kira-kira enam tahun, dan sekolah awam percuma untuk tempoh yang lebih lama daripada itu; tahun persekolahan awam bermula pada bulan Mei. Keluarga asing kebanyakannya memilih sekolah swasta, dwibahasa atau antarabangsa.',
  },
  'education.languageOfInstruction': {
    of: 'a6db5f1b',
    text: 'Sekolah awam di Thailand mengajar dalam bahasa Thai, sesetengahnya dengan program bahasa Inggeris. Sekolah antarabangsa dengan kurikulum British, Amerika dan lain-lain banyak terdapat di Bangkok dan ada di Chiang Mai, Phuket dan Pattaya; yurannya tinggi, jadi tanya sama ada majikan membantu.',
  },
  'utilities.electricity': {
    of: '968a2f40',
    text: 'Thailand menggunakan bekalan 220 hingga 230 V pada 50 Hz. Soketnya menerima palam jenis A, B, C dan F, dan jenis O ialah standard kebangsaan. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana, dan pelindung pusuan elok digunakan pada musim ribut.',
  },
  'utilities.internet': {
    of: '3d998a3d',
    text: 'Gentian optik pantas dan murah di bandar-bandar Thailand dan data mudah alih berfungsi secara meluas. Talian biasanya memerlukan pasport dan perjanjian sewa, dan banyak kondominium sudah mempunyai penyedia di bangunan itu. Kad SIM didaftarkan dengan pasport anda.',
  },
  'utilities.banking': {
    of: '6524dbae',
    text: 'Bank di Thailand biasanya membuka akaun untuk pemegang permit kerja atau visa jangka panjang, dan cawangan berbeza dari segi apa yang diminta, jadi cuba lebih daripada satu. Perbankan mudah alih dengan kod QR digunakan di mana-mana, hingga ke gerai pasar. Simpan bukti wang yang dihantar dari luar negara, kerana urusan visa dan hartanah sering memintanya.',
  },
  'culturalTips.0': {
    of: 'ff86788a',
    text: 'Tunjukkan hormat kepada keluarga diraja, dan berdiri apabila lagu kebangsaan dimainkan: penghinaan ialah jenayah.',
  },
  'culturalTips.1': {
    of: 'ac8468b1',
    text: 'Tanggalkan kasut sebelum memasuki rumah atau kuil, dan tutup bahu serta lutut di kuil.',
  },
  'culturalTips.2': {
    of: '25f66115',
    text: 'Jangan sentuh kepala sesiapa atau halakan kaki ke arah orang atau patung Buddha.',
  },
  'culturalTips.3': {
    of: '122b3c08',
    text: 'Balas wai dengan sedikit tunduk kepala; suara yang tenang dan senyuman lebih banyak menyelesaikan masalah daripada suara yang tinggi.',
  },
  'culturalTips.4': {
    of: 'cebd66cb',
    text: 'Kedai biasanya menjual alkohol pada waktu tertentu sahaja, dan hampir tiada pada sesetengah cuti keagamaan.',
  },
  'importantContacts.emergencyServices': {
    of: '25e27e34',
    text: 'Di Thailand, dail 191 untuk polis, 1669 untuk ambulans dan 199 untuk bomba; 1155 menghubungi polis pelancong, yang bertutur bahasa Inggeris.',
  },
  'importantContacts.taxOffice': {
    of: '62d40e6d',
    text: 'Jabatan Hasil (rd.go.th) mengendalikan cukai di Thailand; sesiapa yang tinggal 180 hari atau lebih dalam setahun biasanya pemastautin cukai, jadi tanya bagaimana layanan cukai terhadap wang yang dibawa masuk dari luar negara.',
  },
  'sources.0.title': { of: '1c6414cd', text: 'Kastam Thailand: barangan rumah terpakai' },
  'sources.1.title': { of: 'b36e18e6', text: 'Kastam Thailand: barangan rumah warga asing' },
  'sources.2.title': { of: '6b80360c', text: 'Kastam Thailand: apa yang bukan barangan rumah' },
  'sources.3.title': { of: 'b21ff37d', text: 'Portal kerajaan Thailand: barangan rumah' },
  'sources.4.title': { of: '33ef9e77', text: 'Kedutaan Thailand di Washington: membawa haiwan peliharaan' },
  'sources.5.title': { of: '91f47d4e', text: 'Kedutaan Thailand di Moscow: membawa haiwan peliharaan' },
  'sources.6.title': { of: '40005056', text: 'Biro Imigresen Thailand' },
  'sources.7.title': { of: '9aa195ed', text: 'Visa elektronik Thailand' },
  'sources.8.title': { of: 'c4962a13', text: 'Jabatan Hasil Thailand' },
  'sources.9.title': { of: '40c07889', text: 'Juslaws: membawa haiwan peliharaan ke Thailand (secondary)' },
  'sources.10.title': { of: 'a2cf4374', text: 'Bangkok Post: larangan kereta terpakai (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
