import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Eropah Barat' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1d62947e',
    text: 'Belanda berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Lawatan tidak membenarkan anda bekerja atau menetap.',
  },
  'visaRequirements.workVisa': {
    of: '92fc86da',
    text: 'Warganegara EU bebas bekerja di Belanda. Yang lain biasanya memerlukan majikan yang memohon bagi pihak mereka: sebagai pekerja asing berkemahiran tinggi melalui penaja yang diiktiraf, dengan EU Blue Card, atau dengan permit gabungan kerja dan kediaman (GVVA). Perkhidmatan imigresen IND (ind.nl) menyenaraikan ambang gaji, yang berubah setiap tahun.',
  },
  'visaRequirements.residencePermit': {
    of: '87385637',
    text: 'Ramai orang yang baru berpindah dari luar EU memerlukan visa masuk untuk tinggal lama (MVV) bersama permit kediaman, yang dipohon oleh majikan atau ahli keluarga daripada IND; warganegara beberapa negara hanya memerlukan permit itu. Selepas tiba, anda mendaftar dengan dewan bandaran (BRP) dan menerima nombor perkhidmatan warga (BSN), yang menjadi asas semua urusan lain di Belanda.',
  },
  'visaRequirements.familyReunification': {
    of: 'f40b82e9',
    text: 'Pasangan dan anak di bawah umur biasanya boleh menyertai pemastautin di Belanda yang mempunyai pendapatan tetap yang mencukupi; sesetengah pasangan mesti lulus ujian asas integrasi sivik di luar negara dahulu. Keluarga warganegara EU dan pekerja asing berkemahiran tinggi mempunyai laluan yang lebih mudah. Semak syaratnya dengan IND (ind.nl).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'ab6a6e36',
    text: 'Barangan rumah masuk ke Belanda bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan berturut-turut serta mempunyai dan menggunakannya selama sekurang-kurangnya 6 bulan, yang turut dikira oleh kastam Belanda merentas beberapa negara di luar EU. Barang mesti tiba dalam masa 12 bulan selepas anda menetap; import lebih awal boleh dibuat dengan cagaran dan aku janji untuk menetap dalam masa 6 bulan. Tiada apa-apa yang boleh dijual, dipinjamkan, disewakan atau digadaikan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.2': {
    of: '95ab3763',
    text: 'Senjata dan peluru tanpa permit, dan banyak jenis senjata tiruan.',
  },
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
    of: 'f1f44f6c',
    text: 'Kenderaan komersial: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '2a148c0d',
    text: 'Harta budaya dan barang antik: mungkin memerlukan dokumen yang menunjukkan bahawa barang itu keluar dari negaranya secara sah.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Tumbuhan: biasanya memerlukan sijil kesihatan tumbuhan (fitosanitari).',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6ef2898f',
    text: 'Ubat: hanya untuk kegunaan anda sendiri, dan ubat yang kuat dengan sijil perubatan.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'e53fa453',
    text: 'Inventori yang ditandatangani bagi semua barang yang anda pindahkan; syarikat pemindahan mengemukakan deklarasi import dengan kod pengecualian, jadi tiada borang yang perlu anda isi sendiri.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '4dcd79b9',
    text: 'Bukti pendaftaran di Belanda (BRP), atau pembatalan pendaftaran di luar negara bersama kontrak kerja atau kontrak sewa di Belanda.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '01da6ef1',
    text: 'Pasport, dengan permit kediaman atau visa masuk jika anda memerlukannya.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '91d322f3',
    text: 'Dokumen pendaftaran dan pembelian kereta yang turut dibawa.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '05161fc2',
    text: 'Permit import (vrijstellingsvergunning): halaman lama menyebut permit ini perlu diperoleh lebih awal, jadi tanya syarikat pemindahan sama ada ia diperlukan dalam kes anda.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'b2b7662f',
    text: 'Pelepasan kastam di Belanda biasanya mengambil masa kira-kira 2 hingga 5 hari bekerja setelah syarikat pemindahan mengemukakan deklarasi dengan dokumen yang lengkap. Berikan inventori yang ditandatangani dan dokumen pendaftaran kepada syarikat pemindahan sebelum barang tiba.',
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
    of: 'e8e39801',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Belanda.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: '2722e249',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Belanda; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '2ac8039c',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Belanda; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan pihak berkuasa makanan dan haiwan NVWA (nvwa.nl).',
  },
  'vehicleImport.regulations': {
    of: '07c3d695',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Belanda bebas duti bersama barangan rumah, dengan syarat yang sama: 12 bulan tinggal di luar negara, 6 bulan penggunaan dan tidak dijual selama 12 bulan. Pihak berkuasa kenderaan RDW kemudian memeriksanya sebelum kereta itu mendapat nombor plat Belanda.',
  },
  'vehicleImport.duties': {
    of: 'ada3ae16',
    text: 'Dengan pengecualian pindah rumah, tiada duti atau VAT dikenakan ke atas kereta di Belanda, tetapi cukai pendaftaran (BPM) ialah perkara yang berasingan: pengecualiannya memerlukan permohonan tersendiri, biasanya dengan 6 bulan memiliki dan menggunakan kereta serta 12 bulan tinggal di luar negara. Tanpa pengecualian, jangkakan duti 10%, VAT 21% dan BPM yang mengikut pelepasan CO2.',
  },
  'vehicleImport.documentation.0': { of: 'a21b27f4', text: 'Dokumen pendaftaran luar negara atas nama anda.' },
  'vehicleImport.documentation.1': {
    of: '67dfc355',
    text: 'Invois pembelian dan dokumen insurans yang menunjukkan penggunaan sekurang-kurangnya 6 bulan.',
  },
  'vehicleImport.documentation.2': { of: '4c5fa412', text: 'Bukti pendaftaran di Belanda (BRP).' },
  'vehicleImport.documentation.3': { of: 'e632ce1e', text: 'Permohonan pengecualian cukai pendaftaran (BPM).' },
  'vehicleImport.documentation.4': {
    of: '83d35609',
    text: 'Sijil pematuhan, jika kereta itu mempunyainya, dan bukti pemeriksaan RDW.',
  },
  'vehicleImport.restrictions': {
    of: '3074956e',
    text: 'Membawa kereta ke Belanda boleh berbaloi jika anda mendapat pengecualian kastam dan juga pengecualian BPM; tanpa pengecualian BPM, kereta besar atau lama boleh jadi mahal. Mohon kedua-duanya sebelum memandu ke sana. Sesetengah bandar melarang kereta diesel lama memasuki pusatnya, permit letak kereta di bandar sukar diperoleh, dan kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: 'c64555d8',
    text: 'Di Belanda, doktor am (huisarts) ialah pintu ke semua rawatan lain, jadi daftar dengan doktor am berhampiran rumah anda tidak lama selepas tiba. Hospital dan doktor pakar lazimnya hanya menerima anda dengan surat rujukan, kecuali dalam kecemasan.',
  },
  'healthcare.insurance': {
    of: '3f50d03f',
    text: 'Setiap orang yang tinggal atau bekerja di Belanda wajib mengambil insurans kesihatan asas Belanda, lazimnya dalam masa empat bulan selepas mendaftar, dan insurans itu melindungi anda dari permulaan tempoh itu. Bagi orang dewasa terdapat deduktibel tahunan; kanak-kanak diinsuranskan secara percuma.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: '6f55fb41',
    text: 'Kebanyakan kanak-kanak di Belanda mula bersekolah rendah pada umur 4 tahun, dan persekolahan wajib dari umur 5 tahun. Pada umur kira-kira 12 tahun mereka beralih ke salah satu daripada beberapa jenis sekolah menengah (vmbo, havo atau vwo) atas nasihat sekolah rendah. Sekolah yang dibiayai kerajaan tidak mengenakan yuran pengajian; sekolah yang lebih terkenal mempunyai senarai menunggu.',
  },
  'education.languageOfInstruction': {
    of: 'f0afa13c',
    text: 'Sekolah di Belanda mengajar dalam bahasa Belanda, dengan kelas murid baharu untuk kanak-kanak yang belum bertutur bahasa itu. Terdapat sekolah dwibahasa, dan sekolah antarabangsa di sekitar bandar yang lebih besar.',
  },
  'utilities.electricity': {
    of: '294e151a',
    text: 'Belanda menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: 'f64edc69',
    text: 'Kabel dan gentian optik pantas sampai ke hampir setiap rumah di Belanda. Buat pesanan sebaik sahaja anda tahu alamatnya, kerana pertukaran penyedia atau talian baharu boleh mengambil masa beberapa minggu.',
  },
  'utilities.banking': {
    of: 'b02e8e09',
    text: 'Bank di Belanda meminta nombor perkhidmatan warga (BSN), pasport dan alamat, walaupun sesetengahnya membuka akaun dengan segera dan membenarkan anda menambah nombor itu kemudian. Banyak kedai hanya menerima kad debit, jadi akaun ialah antara perkara pertama yang perlu diuruskan.',
  },
  'culturalTips.0': {
    of: '417d33d2',
    text: 'Buat janji temu, walaupun untuk melawat jiran atau kawan di Belanda, dan datang tepat pada masanya.',
  },
  'culturalTips.1': {
    of: 'bbc64b7e',
    text: 'Cakap terus terang dianggap tanda hormat di Belanda; anda boleh menjawab dengan terus terang juga.',
  },
  'culturalTips.2': {
    of: '37f756dc',
    text: 'Pelajari peraturan lorong basikal sebelum kayuhan pertama, dan perhatikan basikal sebelum membuka pintu kereta.',
  },
  'culturalTips.3': {
    of: 'd5a41f10',
    text: 'Tangga di rumah Belanda sering terlalu curam dan sempit untuk perabot, jadi tanya syarikat pemindahan tentang lif luar dan permit untuk berhenti di jalan.',
  },
  'culturalTips.4': {
    of: '4dfb8694',
    text: 'Pada hari jadi di Belanda, anda mengucapkan tahniah kepada keluarganya juga, bukan hanya kepada orang yang menyambut hari jadi.',
  },
  'importantContacts.emergencyServices': {
    of: 'eaee41ae',
    text: 'Di Belanda, dail 112 untuk polis, ambulans atau bomba; 0900-8844 menghubungi polis apabila tidak mendesak.',
  },
  'importantContacts.taxOffice': {
    of: 'a2bda3ed',
    text: 'Belastingdienst mengendalikan cukai dan kastam di Belanda: belastingdienst.nl.',
  },
  'sources.0.title': {
    of: '062a8de9',
    text: 'Pentadbiran Cukai Belanda: memindahkan barangan rumah ke Belanda tanpa cukai',
  },
  'sources.1.title': {
    of: '32d53090',
    text: 'Manual Kastam Belanda: pengecualian bagi barang dalam perpindahan rumah',
  },
  'sources.2.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.3.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.4.title': { of: '305ef7bd', text: 'Perkhidmatan Imigresen dan Naturalisasi (IND)' },
  'sources.5.title': { of: '40ad45f3', text: 'Pihak berkuasa makanan dan haiwan Belanda (NVWA)' },
  'sources.6.title': { of: '42579c52', text: 'Pihak berkuasa kenderaan Belanda (RDW)' },
  'sources.7.title': { of: '53473680', text: 'Pentadbiran Cukai Belanda' },
  'sources.8.title': { of: '63e4824a', text: 'Expat Centre Maastricht Region: deklarasi barang (secondary)' },
  'sources.9.title': { of: 'ccde812b', text: 'Grensinfo: barangan pindah rumah dan cukai pendaftaran (secondary)' },
  'sources.10.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
