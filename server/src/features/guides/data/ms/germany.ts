import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Eropah Barat' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'caafbb2e',
    text: 'Jerman berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Semak keperluan bagi pasport anda dengan kedutaan Jerman; lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: '792e8355',
    text: 'Warganegara EU bebas bekerja di Jerman. Yang lain biasanya memerlukan visa kerja atau Kad Biru EU (EU Blue Card), yang berasaskan tawaran kerja dan kelayakan yang diiktiraf, atau Kad Peluang (Opportunity Card) untuk mencari kerja. Portal rasmi make-it-in-germany.com membimbing anda melalui laluan yang ada dan had gaji semasa.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf70121c',
    text: 'Selepas tiba di Jerman, anda mendaftarkan alamat (Anmeldung) dalam masa 2 minggu dan kemudian memohon permit kediaman di pejabat warga asing tempatan. Temu janji boleh mengambil masa berminggu-minggu, jadi buat tempahan sebelum perjalanan jika pejabat itu membenarkannya. Warganegara EU hanya mendaftarkan alamat.',
  },
  'visaRequirements.familyReunification': {
    of: '47c4401d',
    text: 'Suami atau isteri dan anak di bawah umur kepada pemastautin di Jerman biasanya boleh datang dengan visa penyatuan semula keluarga; suami atau isteri sering perlu tahu asas bahasa Jerman, dengan pengecualian misalnya bagi keluarga pemegang Blue Card. Mohon di kedutaan Jerman sebelum berpindah dan tanya sijil mana yang mesti dilegalisasi.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f90aaab9',
    text: 'Barangan rumah, kenderaan persendirian, bekalan rumah dan haiwan peliharaan masuk ke Jerman bebas duti dan cukai jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan tanpa terputus serta memiliki dan menggunakan barang itu selama sekurang-kurangnya 6 bulan sebelum bertolak. Semuanya mesti tiba dalam masa 12 bulan selepas anda menetap, digunakan untuk tujuan yang sama, dan tidak boleh dijual, dipinjamkan atau disewakan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e7029729',
    text: 'Propaganda pertubuhan yang bertentangan dengan perlembagaan, termasuk simbol Nazi.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'ba9ca4d5',
    text: 'Bunga api tanpa kelulusan yang dikehendaki oleh Jerman.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '132eeacb',
    text: 'Pit bull terrier, American Staffordshire, Staffordshire bull terrier dan bull terrier serta kacukannya, dengan pengecualian terhad.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '50514671',
    text: 'Senjata dan peluru: disemak dari segi larangan dan permit, jadi uruskan permit sebelum menghantar.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '237d9e8d',
    text: 'Haiwan dan tumbuhan yang dilindungi serta barang yang dibuat daripadanya: disemak dokumen CITES-nya.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.3': { of: '8d707732', text: 'Ubat: hanya untuk keperluan peribadi anda.' },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Kenderaan komersial dan barang perniagaan: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c5913ffb',
    text: 'Deklarasi kastam untuk barangan pindah rumah, borang 0350 (Zollanmeldung für Übersiedlungsgut); sesetengah panduan lama menyebutnya 0350a.',
  },
  'customsRegulations.documentationRequired.1': { of: '24d57e09', text: 'Senarai barang.' },
  'customsRegulations.documentationRequired.2': {
    of: '8bd7a9a9',
    text: 'Bukti bahawa anda telah melepaskan rumah di luar negara, seperti pembatalan pendaftaran alamat.',
  },
  'customsRegulations.documentationRequired.3': { of: '2b4635ad', text: 'Pendaftaran alamat di Jerman (Anmeldung).' },
  'customsRegulations.documentationRequired.4': { of: '8530bc27', text: 'Kontrak sewa atau kontrak kerja di Jerman.' },
  'customsRegulations.documentationRequired.5': {
    of: 'e81f3c05',
    text: 'Pasport dengan visa atau permit kediaman, bagi warganegara dari luar EU.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'd0c61b54',
    text: 'Pelepasan kastam bagi barangan pindah rumah di Jerman biasanya mengambil masa 2 hingga 5 hari bekerja setelah dokumen lengkap. Pendaftaran alamat anda ialah sebahagian daripada fail itu, jadi dapatkannya sebelum barang tiba. Barang yang datang sebelum anda menetap memerlukan aku janji untuk menetap dalam masa 6 bulan dan cagaran.',
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
    of: 'bc26fd1d',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Jerman.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: 'b16b9aa4',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Jerman; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Pit bull terrier, American Staffordshire, Staffordshire bull terrier dan bull terrier serta kacukannya tidak boleh diimport, dengan pengecualian terhad, dan negeri-negeri mempunyai peraturan tambahan. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '40d815c5',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Jerman; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan kastam Jerman (zoll.de).',
  },
  'vehicleImport.regulations': {
    of: 'cb1ae6b1',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Jerman bebas duti bersama barangan rumah: 12 bulan tinggal di luar negara, 6 bulan pemilikan dan penggunaan, dan tidak dijual selama 12 bulan. Kereta itu kemudian perlu lulus pemeriksaan teknikal (biasanya di bawah seksyen 21) dan didaftarkan.',
  },
  'vehicleImport.duties': {
    of: 'fd38785e',
    text: 'Dengan pengecualian pemindahan tempat tinggal, tiada duti atau VAT dikenakan ke atas kereta di Jerman; tanpanya, jangkakan duti 10% dan VAT import 19%. Cukai kenderaan bermotor tahunan dikenakan sebagai tambahan. Semak dengan kastam Jerman (zoll.de).',
  },
  'vehicleImport.documentation.0': {
    of: 'e4c124af',
    text: 'Dokumen kenderaan yang menunjukkan pendaftaran atas nama anda, biasanya sebahagian daripada fail kastam.',
  },
  'vehicleImport.documentation.1': { of: '2648069d', text: 'Pelepasan kastam untuk pejabat pendaftaran.' },
  'vehicleImport.documentation.2': { of: 'ec00964a', text: 'Laporan pemeriksaan teknikal (misalnya daripada TÜV).' },
  'vehicleImport.documentation.3': {
    of: '925818fa',
    text: 'Nombor pengesahan insurans (eVB) daripada syarikat insurans Jerman.',
  },
  'vehicleImport.documentation.4': { of: '4b0a7cf1', text: 'Pendaftaran alamat dan pasport atau kad pengenalan.' },
  'vehicleImport.restrictions': {
    of: '6ee2c7b1',
    text: 'Membawa kereta ke Jerman boleh berbaloi jika pengecualian meliputinya dan kereta itu memenuhi piawaian EU; kereta yang dibina untuk pasaran lain sering memerlukan lampu atau alat pengukur baharu, atau kelulusan individu. Kenderaan komersial tidak mendapat pengecualian. Banyak bandar mempunyai zon pelepasan rendah, dan kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '1f21c177',
    text: 'Jerman mempunyai insurans kesihatan berkanun (gesetzliche Krankenversicherung) yang dikendalikan oleh banyak tabung, di samping syarikat insurans swasta; doktor boleh dipilih dengan bebas dan kad insurans ditunjukkan pada setiap lawatan.',
  },
  'healthcare.insurance': {
    of: '92d25745',
    text: 'Insurans kesihatan wajib bagi setiap orang yang tinggal di Jerman. Kebanyakan pekerja menyertai tabung berkanun, dengan caruman yang dikongsi bersama majikan; orang berpendapatan tinggi, penjawat awam dan yang bekerja sendiri boleh memilih perlindungan swasta. Fikir dahulu sebelum memilih insurans swasta, kerana untuk kembali semula boleh jadi sukar.',
  },
  'healthcare.emergencyNumber': { of: '76fadfd9', text: '112 (ambulans dan bomba), 110 (polis)' },
  'education.schoolSystem': {
    of: 'fd73fee6',
    text: 'Sekolah di Jerman dikendalikan oleh enam belas negeri dan percuma: Grundschule dari umur kira-kira 6 tahun, biasanya selama empat tahun, kemudian pelbagai jenis sekolah menengah. Kehadiran adalah wajib dan persekolahan di rumah tidak dibenarkan; cuti musim panas berbeza mengikut negeri.',
  },
  'education.languageOfInstruction': {
    of: '6d50fb64',
    text: 'Sekolah di Jerman mengajar dalam bahasa Jerman, sering kali dengan kelas persediaan untuk murid yang baru tiba. Sekolah dwibahasa dan antarabangsa terdapat terutamanya di bandar yang lebih besar.',
  },
  'utilities.electricity': {
    of: 'ea8c3aed',
    text: 'Jerman menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana. Pangsapuri sering disewakan tanpa kabinet dapur atau lampu, jadi tanya dahulu sebelum meninggalkan milik anda.',
  },
  'utilities.internet': {
    of: 'eb990362',
    text: 'DSL, kabel dan gentian optik ditawarkan di Jerman bergantung pada jalan tempat tinggal anda. Penyambungan boleh mengambil masa berminggu-minggu dan kontrak sering berjalan hingga dua tahun, jadi buat pesanan sebelum anda masuk rumah.',
  },
  'utilities.banking': {
    of: '1cb94d80',
    text: 'Membuka akaun bank di Jerman biasanya memerlukan pasport dan pendaftaran alamat; sesetengah bank dalam talian lebih cepat, dan pemastautin berhak mendapat akaun asas. Sewa dan bil dibayar melalui pindahan wang atau debit terus, dan wang tunai masih digunakan secara meluas.',
  },
  'culturalTips.0': {
    of: '8011f554',
    text: 'Tepati masa: tiba beberapa minit lebih awal ialah perkara biasa, dan anda dijangka menelefon jika akan lewat.',
  },
  'culturalTips.1': {
    of: '71231bcc',
    text: 'Patuhi waktu senyap pada malam hari dan sepanjang hari Ahad, ketika kebanyakan kedai juga tutup.',
  },
  'culturalTips.2': {
    of: 'fab0ac9e',
    text: 'Sampah isi rumah diasingkan ke dalam beberapa tong; minta jadual kutipan tempatan daripada tuan rumah.',
  },
  'culturalTips.3': {
    of: '592f7578',
    text: 'Gunakan Sie dan nama keluarga sehingga anda dipelawa menggunakan du yang tidak formal.',
  },
  'culturalTips.4': {
    of: 'c8ff88ab',
    text: 'Letakkan nama anda pada peti surat dan loceng pada hari pertama, jika tidak surat tidak akan dihantar.',
  },
  'importantContacts.emergencyServices': {
    of: 'bdff78c2',
    text: 'Di Jerman, dail 112 untuk ambulans atau bomba dan 110 untuk polis.',
  },
  'importantContacts.taxOffice': {
    of: 'fb1666d9',
    text: 'Pejabat cukai tempatan (Finanzamt) mengendalikan cukai anda, dan Pejabat Cukai Pusat Persekutuan (bzst.de) menghantar ID cukai selepas anda mendaftarkan alamat.',
  },
  'sources.0.title': { of: 'd0f89d49', text: 'Portal persekutuan Jerman: barangan pindah rumah' },
  'sources.1.title': { of: 'dbb06f00', text: 'Portal perkhidmatan Thuringia: mengisytiharkan barangan pindah rumah' },
  'sources.2.title': { of: '8e76fb60', text: 'Kastam Jerman' },
  'sources.3.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.4.title': { of: '5ffc7873', text: 'Make it in Germany: visa, pekerjaan dan kehidupan di sana' },
  'sources.5.title': { of: '3fb4c876', text: 'Pejabat Persekutuan untuk Migrasi dan Pelarian' },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.7.title': { of: 'fab881f2', text: 'Pejabat Cukai Pusat Persekutuan Jerman' },
  'sources.8.title': {
    of: '5c0e4937',
    text: 'Auswanderung.ch: dokumen bagi barangan pindah rumah ke Jerman (secondary)',
  },
  'sources.9.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
