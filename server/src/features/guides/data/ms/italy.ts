import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Eropah Selatan' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '6d723251',
    text: 'Itali berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Laman rasmi vistoperitalia.esteri.it memberitahu anda apa yang diperlukan bagi pasport anda.',
  },
  'visaRequirements.workVisa': {
    of: 'd8a5b914',
    text: 'Warganegara EU bebas bekerja di Itali. Yang lain biasanya memerlukan kebenaran kerja (nulla osta) yang dipohon oleh majikan dalam kuota tahunan (decreto flussi) dan kemudian visa kerja; kakitangan berkelayakan tinggi (EU Blue Card) dan pekerja jarak jauh mempunyai laluan di luar kuota. Semak dengan konsulat Itali.',
  },
  'visaRequirements.residencePermit': {
    of: '84618927',
    text: 'Warganegara dari luar EU memohon permit kediaman (permesso di soggiorno) dalam masa 8 hari bekerja selepas tiba di Itali, biasanya melalui pejabat pos dan kemudian polis (Questura). Tempat tinggal kemudian didaftarkan dengan dewan bandaran (Comune). Warganegara EU hanya mendaftar dengan Comune jika tinggal lebih daripada tiga bulan.',
  },
  'visaRequirements.familyReunification': {
    of: '94d3211b',
    text: 'Suami atau isteri, anak di bawah umur dan sesetengah ibu bapa tanggungan kepada pemastautin sah biasanya boleh menyertainya di Itali, jika pendapatan dan tempat tinggal mencukupi; pemastautin itu memohon kebenaran dahulu. Sijil dari luar negara perlu diberi apostille atau dilegalisasi dan diterjemahkan; semak dengan konsulat Itali.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'db73dda6',
    text: 'Barangan rumah masuk ke Itali bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan tanpa terputus serta memiliki dan menggunakannya selama sekurang-kurangnya 6 bulan sebelum bertolak. Barang mesti tiba dalam masa 12 bulan selepas anda menetap (konsulat mengira dari hari terakhir bermastautin di luar negara yang diisytiharkan) dan tidak boleh dijual, dipinjamkan atau disewakan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'fd59de73', text: 'Barang tiruan: di Itali pembelinya juga didenda.' },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.restrictedItems.0': {
    of: 'e24a8758',
    text: 'Senjata api, peluru dan senjata tajam: biasanya hanya dengan permit import yang diperoleh lebih awal.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '1cc58464',
    text: 'Ubat: biasanya dihadkan, jadi bawa jumlah untuk kegunaan peribadi berserta preskripsinya.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '37d0d68d',
    text: 'Barang antik dan karya seni: mungkin memerlukan deklarasi, jadi senaraikan secara berasingan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Kenderaan komersial dan kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '5d277198',
    text: 'Pasport dengan visa masuk dan permit kediaman (permesso di soggiorno), yang biasanya diminta daripada warga asing.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0a40e21c',
    text: 'Sijil kemastautinan daripada Comune, atau biasanya perakuan sendiri.',
  },
  'customsRegulations.documentationRequired.2': { of: 'c9b0a65f', text: 'Kod cukai Itali (codice fiscale).' },
  'customsRegulations.documentationRequired.3': {
    of: '355c45c3',
    text: 'Inventori; bagi warga Itali yang pulang, dalam empat salinan yang ditandatangani.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '70691c04',
    text: 'Bagi warga Itali yang pulang, sijil kepulangan daripada konsulat, atau di sesetengah konsulat perakuan sendiri di bawah DPR 445/2000: tanya konsulat anda yang mana dikehendakinya.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '0c228134',
    text: 'Bukti tinggal di luar EU selama sekurang-kurangnya 12 bulan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'f553a746',
    text: 'Pelepasan kastam bagi barangan rumah di Itali biasanya mengambil masa 5 hingga 10 hari bekerja setelah dokumen lengkap. Warga asing biasanya mempunyai satu tahun dari tarikh bermastautin untuk mengimport, tetapi sijil kemastautinan mengambil masa, jadi mulakan permohonannya sebaik sahaja anda tiba.',
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
    of: '022a21ee',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Itali.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: '0f784731',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Itali. Haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '708ab1e4',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Itali; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan kementerian kesihatan Itali (salute.gov.it).',
  },
  'vehicleImport.regulations': {
    of: '3f54b467',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Itali bebas duti bersama barangan rumah: 12 bulan tinggal di luar negara, 6 bulan pemilikan dan penggunaan, dan tidak dijual selama 12 bulan. Kereta itu kemudian biasanya perlu dinasionalisasikan dan didaftarkan dengan Motorizzazione.',
  },
  'vehicleImport.duties': {
    of: '63c9baac',
    text: 'Dengan pengecualian pemindahan tempat tinggal, tiada duti atau VAT dikenakan ke atas kereta di Itali; tanpanya, biasanya jangkakan duti 10% dan VAT 22%. Cukai pendaftaran wilayah dan cukai jalan tahunan (bollo) dikenakan sebagai tambahan; semak dengan agensi kastam (adm.gov.it).',
  },
  'vehicleImport.documentation.0': {
    of: '41f7d54a',
    text: 'Dokumen pendaftaran luar negara dan bukti pemilikan selama sekurang-kurangnya 6 bulan.',
  },
  'vehicleImport.documentation.1': { of: '9d176fae', text: 'Pelepasan kastam untuk pendaftaran.' },
  'vehicleImport.documentation.2': {
    of: '9d3f8fc6',
    text: 'Sijil pematuhan atau helaian data teknikal daripada pengeluar.',
  },
  'vehicleImport.documentation.3': { of: 'c35dd57b', text: 'Codice fiscale dan sijil kemastautinan.' },
  'vehicleImport.documentation.4': { of: '1a2b8dc8', text: 'Terjemahan dokumen luar negara jika diminta.' },
  'vehicleImport.restrictions': {
    of: 'e372c6f1',
    text: 'Membawa kereta ke Itali boleh berbaloi jika pengecualian meliputinya dan kereta itu memenuhi piawaian EU; kereta yang dibina untuk pasaran lain mungkin memerlukan pengubahsuaian yang mahal. Pemastautin biasanya tidak boleh terus memandu dengan plat luar negara untuk masa yang lama, jadi rancang pendaftaran lebih awal. Kenderaan dipandu di sebelah kanan jalan, dan banyak pekan lama mempunyai zon larangan (ZTL).',
  },
  'healthcare.system': {
    of: '912575c4',
    text: 'Perkhidmatan kesihatan kebangsaan Itali (SSN) dikendalikan oleh wilayah dan menanggung doktor keluarga serta hospital, dengan caj kecil untuk sesetengah perkhidmatan. Daftar dengan pejabat kesihatan tempatan (ASL) dan pilih doktor keluarga.',
  },
  'healthcare.insurance': {
    of: 'c39ec7ff',
    text: 'Pekerja dan banyak pemastautin di Itali berhak didaftarkan dalam SSN; yang lain biasanya boleh menyertainya dengan caruman tahunan atau mesti memegang insurans swasta. Visa sering mensyaratkan perlindungan swasta sehingga anda didaftarkan.',
  },
  'healthcare.emergencyNumber': { of: '4efbdc4f', text: '112 (juga 113 polis, 118 ambulans, 115 bomba)' },
  'education.schoolSystem': {
    of: '8dfad895',
    text: 'Persekolahan di Itali wajib dari umur 6 hingga 16 tahun: lima tahun scuola primaria, tiga tahun scuola secondaria di primo grado, kemudian liceo, sekolah teknik atau sekolah vokasional. Sekolah kerajaan percuma; tahun persekolahan berlangsung dari September hingga Jun.',
  },
  'education.languageOfInstruction': {
    of: '853356fc',
    text: 'Sekolah di Itali mengajar dalam bahasa Itali, di samping bahasa Jerman, Perancis atau Slovenia di sesetengah wilayah sempadan. Sekolah antarabangsa terdapat di bandar yang lebih besar.',
  },
  'utilities.electricity': {
    of: 'ea89df50',
    text: 'Itali menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C, F dan L, sering bercampur dalam satu rumah, jadi penyesuai amat berguna. Banyak rumah mempunyai kontrak sekitar 3 kW, jadi beberapa perkakas berkuasa tinggi serentak boleh menyebabkan suis terpelantik.',
  },
  'utilities.internet': {
    of: '3df41939',
    text: 'Gentian optik lazim di bandar-bandar Itali dan lebih perlahan di kawasan luar bandar. Pengaktifan boleh mengambil masa berminggu-minggu dan memerlukan codice fiscale.',
  },
  'utilities.banking': {
    of: '3fa822f6',
    text: 'Membuka akaun bank di Itali biasanya memerlukan pasport, codice fiscale dan permit kediaman atau resitnya; bukan pemastautin boleh membuka akaun yang terhad. Anda memerlukan IBAN untuk sewa dan utiliti.',
  },
  'culturalTips.0': {
    of: '257acd4c',
    text: 'Dapatkan codice fiscale dahulu, daripada konsulat atau pejabat cukai: perjanjian sewa, telefon dan akaun bank bergantung padanya.',
  },
  'culturalTips.1': {
    of: '206a7533',
    text: 'Sapa dengan buongiorno atau buonasera semasa memasuki kedai, dan gunakan Lei yang formal sehingga anda dipelawa menggunakan tu.',
  },
  'culturalTips.2': {
    of: '0e3e81f6',
    text: 'Banyak kedai tutup beberapa jam selepas makan tengah hari, dan Ogos ialah musim cuti, jadi selesaikan urusan rasmi pada waktu pagi.',
  },
  'culturalTips.3': {
    of: '3d15a533',
    text: 'Beli dan cap tiket bas dan kereta api kertas sebelum memulakan perjalanan di tempat yang ada mesin pengesahan.',
  },
  'culturalTips.4': {
    of: 'f0fb0d9d',
    text: 'Waktu makan ialah masa bersosial dan tidak tergesa-gesa; kopi dengan susu kebanyakannya minuman pagi.',
  },
  'importantContacts.emergencyServices': {
    of: '4e9adafe',
    text: 'Dail 112 di Itali untuk sebarang kecemasan; 113 (polis), 118 (ambulans) dan 115 (bomba) juga berfungsi.',
  },
  'importantContacts.taxOffice': {
    of: '917c1cf3',
    text: 'Agenzia delle Entrate mengendalikan cukai dan codice fiscale: agenziaentrate.gov.it.',
  },
  'sources.0.title': {
    of: '85931478',
    text: 'Konsulat Itali di Osaka: pengecualian kastam bagi pemastautin yang pulang',
  },
  'sources.1.title': { of: 'f818c749', text: 'Kedutaan Itali di Brasília: barangan rumah dan pengecualian kastam' },
  'sources.2.title': { of: '8624b5df', text: 'Agensi Kastam dan Monopoli Itali' },
  'sources.3.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.4.title': { of: '6b8cd006', text: "Visto per l'Italia: laman visa rasmi" },
  'sources.5.title': { of: '955cb801', text: 'Polis Itali: permit kediaman' },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.7.title': { of: '60400e6e', text: 'Kementerian kesihatan Itali' },
  'sources.8.title': { of: 'c7efcf38', text: 'Agensi cukai Itali' },
  'sources.9.title': { of: 'f83b178b', text: 'International Movers Network: peraturan kastam Itali (secondary)' },
  'sources.10.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
