import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Timur' },
  currency: { of: '20db7c45', text: 'Won Korea Selatan (KRW)' },
  'visaRequirements.touristVisa': {
    of: 'bc69c915',
    text: 'Warganegara banyak negara boleh melawat Korea Selatan tanpa visa, sering kali sehingga 90 hari, dan sesetengahnya memerlukan kebenaran perjalanan elektronik (K-ETA) sebelum menaiki pesawat; senarainya berubah-ubah. Yang lain memohon visa di kedutaan Korea. Lawatan tidak membenarkan anda bekerja dan tidak memberi pengecualian bagi barangan rumah.',
  },
  'visaRequirements.workVisa': {
    of: 'a752b966',
    text: 'Untuk bekerja di Korea Selatan, anda memerlukan jenis visa yang betul sebelum datang, seperti E-7 untuk pakar, E-2 untuk guru bahasa atau D-7 dan D-8 untuk pekerja yang dipindahkan dan pelabur. Majikan sering mendapatkan pengesahan pengeluaran visa dahulu, dan dengannya kedutaan membuat keputusan lebih cepat. Semak dokumennya, yang sering perlu diberi apostille, di hikorea.go.kr.',
  },
  'visaRequirements.residencePermit': {
    of: 'f102ffe2',
    text: 'Sesiapa yang tinggal di Korea Selatan lebih daripada 90 hari mendaftar dengan pejabat imigresen dalam masa 90 hari selepas tiba dan menerima kad kediaman, yang dahulu dipanggil kad pendaftaran warga asing (ARC). Tempah temu janji di hikorea.go.kr lebih awal. Syarikat pemindahan memerlukan kad itu, kerana kastam biasanya meminta kad yang sah selama 12 bulan.',
  },
  'visaRequirements.familyReunification': {
    of: 'e634267a',
    text: 'Suami atau isteri dan anak di bawah umur kepada kebanyakan pemegang visa jangka panjang biasanya boleh datang ke Korea Selatan dengan visa tanggungan (F-3), dengan sijil perkahwinan dan kelahiran yang diberi apostille serta bukti pendapatan. Visa itu dengan sendirinya tidak membenarkan pemegangnya bekerja. Suami atau isteri kepada warga Korea memohon visa F-6.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7fa5c14e',
    text: 'Kastam di Korea Selatan mengecualikan duti bagi apa yang diterimanya sebagai barangan rumah, dengan mengambil kira sebab dan tempoh anda tinggal, pekerjaan anda dan saiz keluarga; barang untuk orang lain, untuk dagangan atau yang berlebihan ditolak. Syarikat pemindahan menyatakan bahawa warga asing mesti tinggal sekurang-kurangnya 1 tahun, yang datang seorang diri kadangkala 1 hingga 2 tahun, dan penghantaran mesti tiba dalam masa 6 bulan dari ketibaan anda; warga Korea yang pulang menunjukkan 12 bulan di luar negara. Sumber berbeza tentang tempoh tinggal, jadi semak dengan Kastam Korea sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: '14a0eb3e', text: 'Senjata api, senjata dan peluru.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e3a971e8',
    text: 'Dadah, termasuk produk kanabis yang sah di tempat lain.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Bahan pornografi.' },
  'customsRegulations.prohibitedItems.3': { of: '2d298b65', text: 'Wang palsu dan barang tiruan.' },
  'customsRegulations.prohibitedItems.4': {
    of: '46fb2390',
    text: 'Produk daging seperti sosej dan ham: diharamkan kerana penyakit haiwan.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '646c6a36',
    text: 'Ubat yang mengandungi narkotik atau perangsang: memerlukan kelulusan sebelum dibawa.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7e220796',
    text: 'Barang baharu atau barang yang sama lebih daripada satu: biasanya dikenakan duti.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '4d0af23e',
    text: 'Barang elektronik yang mahal, kayu golf dan perabot mewah: biasanya dikenakan duti, jadi senaraikan berserta nilainya.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '839628c2',
    text: 'Tumbuhan, biji benih dan tanah: memerlukan dokumen kuarantin, jadi tinggalkan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'c1d7e58f',
    text: 'Alkohol dan tembakau: dikenakan cukai jika melebihi had pengembara.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd2a7ecb6',
    text: 'Pedang dan pisau panjang: biasanya memerlukan permit daripada polis.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fc5bab22',
    text: 'Deklarasi barangan pindah rumah berserta borang perincian barang.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'c533fd0b',
    text: 'Senarai pembungkusan bagi setiap kotak, dengan jenama, model dan tahun pembelian barang elektrik.',
  },
  'customsRegulations.documentationRequired.2': { of: '571105b0', text: 'Pasport pemilik, berserta visa.' },
  'customsRegulations.documentationRequired.3': {
    of: 'c30b817b',
    text: 'Kad kediaman (ARC), biasanya yang masih sah 12 bulan lagi, atau permohonannya.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7918550e',
    text: 'Borang deklarasi pengembara yang anda catatkan barang tanpa iringan semasa mendarat.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '59798a54',
    text: 'Pelepasan kastam di Korea Selatan, menurut halaman lama sebuah syarikat pemindahan, mengambil masa kira-kira 3 hingga 4 hari bagi kargo udara, 8 hingga 12 hari bagi kontena penuh dan 15 hingga 30 hari bagi kontena kongsi melalui Busan. Barang tidak boleh dilepaskan sebelum anda tiba, jadi rancang supaya penghantaran sampai di pelabuhan selepas anda.',
  },
  'petImport.vaccinations.0': { of: 'aaceb472', text: 'Mikrocip ISO untuk anjing dan kucing, sebelum ujian darah.' },
  'petImport.vaccinations.1': {
    of: 'd4ce145f',
    text: 'Vaksinasi rabies, untuk haiwan peliharaan dari negara yang tidak bebas rabies.',
  },
  'petImport.vaccinations.2': {
    of: 'd87d715d',
    text: 'Ujian antibodi (titer) rabies sekurang-kurangnya 0.5 IU/ml untuk haiwan peliharaan yang berumur lebih daripada 90 hari, dengan sampel diambil antara 30 hari dan 24 bulan sebelum perjalanan.',
  },
  'petImport.vaccinations.3': {
    of: '8a29185f',
    text: 'Haiwan peliharaan yang berumur kurang daripada 90 hari atau dari negara bebas rabies biasanya dikecualikan daripada ujian titer.',
  },
  'petImport.quarantine': {
    of: '02c692d9',
    text: 'Haiwan peliharaan yang mempunyai mikrocip, sijil kesihatan dan keputusan titer yang sah biasanya dilepaskan pada hari ketibaan di Korea Selatan; jika tidak, haiwan itu dikuarantin, selama 10 hari atau lebih, sehingga ujian selesai. Sesetengah halaman menyebut 90 hari bagi tempoh sampel darah, tetapi yang terkini ialah 30 hari. Semak dengan Agensi Kuarantin Haiwan dan Tumbuhan (qia.go.kr).',
  },
  'petImport.healthCertificate': {
    of: 'a181cbd0',
    text: 'Anjing atau kucing memerlukan sijil kesihatan untuk Korea Selatan yang dikeluarkan atau disahkan oleh kerajaan negara asal, dengan nombor mikrocip dan keputusan titer tercatat padanya. Buat vaksinasi dahulu, minta darah diambil sekurang-kurangnya 30 hari sebelum penerbangan, dan beritahu syarikat penerbangan lebih awal bahawa haiwan turut dibawa. Menurut panduan lain, haiwan peliharaan dari Australia dan Malaysia memerlukan dokumen tambahan.',
  },
  'vehicleImport.regulations': {
    of: 'd787ad6d',
    text: 'Kereta yang didaftarkan atas nama anda selama sekurang-kurangnya 3 bulan sebelum berpindah biasanya boleh masuk ke Korea Selatan sebagai barangan pindah rumah, yang memudahkan pensijilannya, tetapi kereta itu tidak bebas duti. Semak dengan Kastam Korea dan pihak berkuasa alam sekitar sebelum menghantar.',
  },
  'vehicleImport.duties': {
    of: 'b21d6047',
    text: 'Walaupun sebagai barangan pindah rumah, kereta biasanya dikenakan duti 8%, cukai penggunaan individu dan VAT 10% di Korea Selatan, atas nilai yang ditetapkan oleh kastam. Ujian pelepasan ekzos dan bunyi menambah kos. Minta anggaran daripada ejen kastam dengan menyatakan model dan tahun.',
  },
  'vehicleImport.documentation.0': {
    of: '72d7553d',
    text: 'Dokumen pendaftaran yang menunjukkan sekurang-kurangnya 3 bulan atas nama anda sebelum berpindah.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Invois pembelian dan dokumen insurans.' },
  'vehicleImport.documentation.2': { of: 'e193a356', text: 'Pasport dan kad kediaman.' },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Bil muatan untuk kereta.' },
  'vehicleImport.documentation.4': {
    of: 'e6a941e1',
    text: 'Dokumen untuk ujian pelepasan ekzos dan bunyi serta untuk pemeriksaan keselamatan.',
  },
  'vehicleImport.restrictions': {
    of: '1754e8f0',
    text: 'Membawa kereta ke Korea Selatan jarang berbaloi: cukai, ujian dan alat ganti menghakis kelebihannya, dan pengangkutan awamnya sangat baik. Stereng kereta patut di sebelah kiri, dan kenderaan dipandu di sebelah kanan jalan. Di Seoul dan bandar lain, kereta diesel lama tertakluk pada sekatan pemanduan.',
  },
  'healthcare.system': {
    of: 'd3cb62b8',
    text: 'Korea Selatan mempunyai insurans kesihatan negara dan hospital moden, tempat anda boleh berjumpa doktor pakar dengan cepat; pesakit membayar sebahagian daripada setiap bil. Hospital besar di Seoul dan Busan mempunyai kaunter berbahasa Inggeris.',
  },
  'healthcare.insurance': {
    of: '7c38cd36',
    text: 'Pekerja di Korea Selatan diinsuranskan melalui pekerjaan dari hari pertama; warga asing lain biasanya menyertai insurans negara selepas enam bulan bermastautin dan wajib berbuat demikian. Ambil perlindungan swasta untuk tempoh sebelumnya.',
  },
  'healthcare.emergencyNumber': { of: '4df3fbaa', text: '112 (polis), 119 (bomba dan ambulans)' },
  'education.schoolSystem': {
    of: 'bb3a0b4d',
    text: 'Persekolahan di Korea Selatan terdiri daripada enam tahun sekolah rendah, tiga tahun sekolah menengah rendah dan tiga tahun sekolah menengah atas; sembilan tahun pertama wajib bagi warga Korea dan terbuka kepada kanak-kanak asing. Tahun persekolahan bermula pada bulan Mac. Tanya tentang tempat di pejabat pendidikan tempatan atau sekolah itu sendiri.',
  },
  'education.languageOfInstruction': {
    of: '2c95825e',
    text: 'Sekolah awam di Korea Selatan mengajar dalam bahasa Korea, dan sesetengahnya mempunyai kelas untuk kanak-kanak yang mempelajarinya. Sekolah asing mengajar dalam bahasa Inggeris, Perancis, Jerman, Jepun atau Cina dan menerima murid dengan syarat, kebanyakannya pasport asing atau beberapa tahun di luar negara.',
  },
  'utilities.electricity': {
    of: '9f228e6a',
    text: 'Korea Selatan menggunakan bekalan 220 V pada 60 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana; kebanyakan palam Eropah boleh digunakan.',
  },
  'utilities.internet': {
    of: '247a4be0',
    text: 'Internet di Korea Selatan antara yang terpantas di mana-mana dan disambungkan dalam beberapa hari, tetapi kontrak biasanya memerlukan kad kediaman dan akaun bank Korea. Beli SIM prabayar dengan pasport untuk minggu-minggu pertama.',
  },
  'utilities.banking': {
    of: 'bc1caaf7',
    text: 'Bank di Korea Selatan membuka akaun penuh dengan kad kediaman, pasport dan nombor telefon Korea; sebelum itu, akaun terhad dari segi jumlah yang boleh dihantar. Banyak perkhidmatan dalam talian menyemak identiti anda melalui nombor telefon atas nama anda, jadi pastikan nama anda dieja sama di mana-mana.',
  },
  'culturalTips.0': {
    of: '3c7f45cf',
    text: 'Tanggalkan kasut di pintu setiap rumah di Korea Selatan dan di tempat yang lantainya ditinggikan.',
  },
  'culturalTips.1': {
    of: 'acc1ec52',
    text: 'Beri dan terima barang dengan kedua-dua belah tangan, terutamanya dengan orang yang lebih tua.',
  },
  'culturalTips.2': {
    of: '218a15ab',
    text: 'Pelajari sistem sampah dengan segera: di Korea Selatan, sisa makanan, bahan kitar semula dan beg berbayar diasingkan dengan ketat.',
  },
  'culturalTips.3': {
    of: '6907f679',
    text: 'Perjanjian sewa di Korea Selatan sering menghendaki deposit yang besar (jeonse atau wolse), jadi minta daftar hartanah disemak sebelum membayar.',
  },
  'culturalTips.4': {
    of: '65b8a9bf',
    text: 'Pangsapuri biasanya memerlukan lif atau lori tangga ditempah untuk hari pindah, jadi tanya pejabat pengurusan.',
  },
  'importantContacts.emergencyServices': {
    of: 'a191d091',
    text: 'Di Korea Selatan, dail 112 untuk polis dan 119 untuk bomba atau ambulans; 1345 ialah talian bantuan imigresen dan 1330 talian bantuan pelancongan.',
  },
  'importantContacts.taxOffice': {
    of: 'e135a76b',
    text: 'Perkhidmatan Cukai Negara (NTS) mengendalikan cukai di Korea Selatan: nts.go.kr.',
  },
  'sources.0.title': {
    of: '7d5fc51a',
    text: 'Easy to Find Practical Law, Korea: pelepasan kastam bagi barangan pindah rumah',
  },
  'sources.1.title': { of: '352e2cb9', text: 'Perkhidmatan Kastam Korea' },
  'sources.2.title': { of: 'e33f58d8', text: 'HiKorea: imigresen Korea Selatan' },
  'sources.3.title': { of: '1118d82f', text: 'Agensi Kuarantin Haiwan dan Tumbuhan Korea' },
  'sources.4.title': { of: '7fbf0b0d', text: 'Perkhidmatan Cukai Negara Korea' },
  'sources.5.title': { of: 'cf04edc2', text: 'Asia Relocation: berpindah ke Korea Selatan (secondary)' },
  'sources.6.title': { of: 'f22b3d92', text: 'Korea4Expats: peraturan kastam bagi barangan rumah (secondary)' },
  'sources.7.title': { of: 'fdac92b6', text: 'Rainier Overseas Movers: peraturan kastam Korea Selatan (secondary)' },
  'sources.8.title': { of: '0ca046ff', text: 'Korean Air: sekatan haiwan peliharaan mengikut negara (secondary)' },
  'sources.9.title': {
    of: 'f324c15c',
    text: 'Angloinfo: masuk ke Korea Selatan dengan kucing atau anjing (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
