import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asia Tenggara' },
  currency: { of: '0a14daa7', text: 'Dong Vietnam (VND)' },
  'visaRequirements.touristVisa': {
    of: 'd6598169',
    text: 'Warganegara beberapa negara boleh melawat Vietnam tanpa visa untuk bilangan hari yang terhad, dan kebanyakan yang lain boleh memohon e-visa sehingga 90 hari dalam talian (evisa.gov.vn). Gunakan laman rasmi sahaja, kerana laman tiruan mengenakan bayaran lebih. Lawatan tidak membenarkan anda bekerja, dan barangan rumah tidak boleh dilepaskan bebas duti dengannya.',
  },
  'visaRequirements.workVisa': {
    of: 'dd1890be',
    text: 'Untuk bekerja di Vietnam, majikan biasanya mendapatkan kelulusan mengambil pekerja asing dan kemudian permit kerja untuk anda; sesetengah orang pula mendapat sijil pengecualian. Pastikan ijazah dan sijil polis anda dilegalisasi di negara asal sebelum bertolak, kerana hal itu mengambil masa berminggu-minggu. Permit kerja 12 bulan atau lebih juga biasanya menjadi asas pengecualian kastam.',
  },
  'visaRequirements.residencePermit': {
    of: '544ebcf9',
    text: 'Dengan permit kerja, anda biasanya boleh mendapat kad kediaman sementara untuk Vietnam, yang menggantikan visa dan sah selama permit itu. Di mana-mana pun anda tinggal, tuan rumah atau hotel mendaftarkan anda dengan polis tempatan. Tanya jabatan imigresen (xuatnhapcanh.gov.vn) tentang borang semasa.',
  },
  'visaRequirements.familyReunification': {
    of: 'fd5cad34',
    text: 'Suami atau isteri dan anak kepada warga asing yang bekerja di Vietnam biasanya boleh mendapat visa dan kad kediaman sementara sebagai tanggungan. Sijil perkahwinan dan kelahiran perlu dilegalisasi dan diterjemahkan ke dalam bahasa Vietnam. Tanggungan tidak boleh bekerja tanpa permit mereka sendiri.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f04b1ee2',
    text: 'Aset boleh alih (tài sản di chuyển) masuk ke Vietnam bebas duti bagi warga asing yang dihantar bekerja di sana, bagi organisasi dan warga Vietnam yang menamatkan kerja mereka di luar negara, dan bagi warga Vietnam di luar negara yang pulang. Biasanya hal itu memerlukan permit kerja atau kontrak sekurang-kurangnya 12 bulan, meliputi satu barang elektrik bagi setiap jenis untuk seorang atau sebuah isi rumah, dan satu penghantaran udara serta satu penghantaran laut; kereta dan motosikal tidak termasuk. Peraturannya telah beralih daripada Keputusan 31/2015 kepada undang-undang duti dan Dekri 134/2016, jadi semak teks semasa dengan Kastam Vietnam sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'e80bc2ca', text: 'Senjata, bahan letupan dan peluru.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.2': { of: 'ab11aad8', text: 'Rokok elektronik: diharamkan sejak 2025.' },
  'customsRegulations.prohibitedItems.3': { of: 'c6c00888', text: 'Mercun dan bunga api.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'd7c3700b',
    text: 'Bahan pornografi, dan tulisan yang dianggap memusuhi negara.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8f73257d',
    text: 'Buku, CD, DVD, pita dan cakera: diperiksa oleh jabatan kebudayaan, jadi simpan dalam kotak berasingan atau tinggalkan.',
  },
  'customsRegulations.restrictedItems.1': { of: '09adba72', text: 'Barang antik: hanya dengan permit.' },
  'customsRegulations.restrictedItems.2': {
    of: 'e9ff9894',
    text: 'Barang elektronik: jika melebihi satu bagi setiap jenis, dan terutamanya barang mewah, dikenakan cukai yang tinggi.',
  },
  'customsRegulations.restrictedItems.3': { of: '10d6523e', text: 'Alkohol: dihadkan.' },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Ubat: bawa untuk keperluan peribadi anda, berserta preskripsinya.',
  },
  'customsRegulations.documentationRequired.0': { of: '52a5d4f7', text: 'Deklarasi kastam bagi aset boleh alih.' },
  'customsRegulations.documentationRequired.1': {
    of: '31d436c3',
    text: 'Pasport asal; pemilik biasanya perlu berada di Vietnam.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '872080c7',
    text: 'Permit kerja, biasanya sekurang-kurangnya 12 bulan.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'c448f4dd',
    text: 'Inventori terperinci dengan jenama, model dan nombor siri perkakas.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '4ec8d2be',
    text: 'Deklarasi yang dibuat di lapangan terbang semasa tiba.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e0093299',
    text: 'Surat daripada syarikat tempat anda bekerja.',
  },
  'customsRegulations.documentationRequired.6': { of: 'd1f74bea', text: 'Bil muatan atau bil muatan udara.' },
  'customsRegulations.customsClearanceTime': {
    of: '2f98aa1b',
    text: 'Kastam di Vietnam sepatutnya memeriksa fail dalam 2 jam bekerja dan barang dalam 8 jam bekerja atau 2 hari; dengan semakan buku dan cakera, rancang 5 hingga 10 hari bekerja. Biasanya setiap penghantaran diperiksa sepenuhnya, jadi bungkus dengan senarai bagi setiap kotak. Jangan biarkan penghantaran tiba sebelum permit kerja anda.',
  },
  'petImport.vaccinations.0': {
    of: '1e505d20',
    text: 'Vaksinasi rabies, biasanya diberikan sekurang-kurangnya 30 hari dan paling lama 12 bulan sebelum ketibaan di Vietnam.',
  },
  'petImport.vaccinations.1': { of: 'faddcfb3', text: 'Buku vaksinasi dengan semua catatan, dalam bagasi tangan.' },
  'petImport.vaccinations.2': {
    of: '86d81753',
    text: 'Mikrocip: digalakkan, walaupun biasanya tidak diwajibkan; banyak negara transit dan syarikat penerbangan memintanya.',
  },
  'petImport.quarantine': {
    of: 'a9aef7b0',
    text: 'Haiwan peliharaan dengan dokumen lengkap biasanya diperiksa oleh pegawai kuarantin semasa tiba di Vietnam dan dilepaskan. Menurut panduan lain, sehingga dua ekor haiwan boleh masuk tanpa permit import, manakala lebih daripada itu memerlukannya. Tanya pihak berkuasa kesihatan haiwan sebelum penerbangan, kerana kementerian telah digabungkan pada 2025 dan pejabat telah berpindah.',
  },
  'petImport.healthCertificate': {
    of: 'cd5522eb',
    text: 'Anjing atau kucing biasanya memerlukan sijil kesihatan veterinar rasmi, yang dikeluarkan tidak lama sebelum penerbangan ke Vietnam, dan buku vaksinasi. Buat vaksinasi dua hingga tiga bulan lebih awal, dan minta syarikat penerbangan atau kedutaan mengesahkan berapa hari usia sijil yang dibenarkan. Maklumat yang diterbitkan berbeza-beza dan sebahagiannya lama, jadi minta pengesahan peraturan daripada cucthuy.gov.vn atau penggantinya.',
  },
  'vehicleImport.regulations': {
    of: '4f23b14a',
    text: 'Penduduk baharu biasa pada amnya tidak boleh membawa kereta persendirian ke Vietnam: kereta dan motosikal bukan aset boleh alih, dan import sementara bebas duti adalah untuk diplomat dan kakitangan organisasi antarabangsa. Menurut panduan lain, kereta terpakai mesti berusia paling lama 5 tahun, didaftarkan selama sekurang-kurangnya 6 bulan dan dipandu sekurang-kurangnya 10,000 km.',
  },
  'vehicleImport.duties': {
    of: 'b934feb2',
    text: 'Kereta terpakai yang dibenarkan masuk ke Vietnam dikenakan beberapa cukai yang berat, yang jumlahnya sering melebihi nilainya. Angka yang diterbitkan tidak boleh dipercayai, jadi tanya Kastam Vietnam (customs.gov.vn) atau ejen kastam.',
  },
  'vehicleImport.documentation.0': {
    of: '57bffde4',
    text: 'Sijil pendaftaran yang menunjukkan sekurang-kurangnya 6 bulan dan jarak tempuh.',
  },
  'vehicleImport.documentation.1': { of: '8db5361f', text: 'Bukti pemilikan dan nilai.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Bil muatan.' },
  'vehicleImport.documentation.3': {
    of: '13897dee',
    text: 'Bukti status diplomatik atau yang serupa, bagi import sementara bebas duti.',
  },
  'vehicleImport.documentation.4': {
    of: 'a6744e5a',
    text: 'Pemeriksaan mutu dan keselamatan sebelum pendaftaran di Vietnam.',
  },
  'vehicleImport.restrictions': {
    of: 'aa897592',
    text: 'Jual kereta sebelum berpindah ke Vietnam: bagi kebanyakan orang, import tidak dibuka atau terlalu mahal, dan motosikal juga tidak termasuk dalam pengecualian. Kereta sewa dengan pemandu, teksi dan aplikasi banyak terdapat. Untuk menunggang motosikal kecil sekalipun, anda memerlukan lesen yang sah di sana, jika tidak insurans tidak akan membayar; kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '9360d3fc',
    text: 'Vietnam mempunyai hospital awam, yang sering sesak, serta klinik swasta dan antarabangsa di Hanoi, Ho Chi Minh City dan Da Nang yang kakitangannya bertutur bahasa Inggeris. Bagi kes yang serius, pesakit kadangkala dibawa ke Bangkok atau Singapura.',
  },
  'healthcare.insurance': {
    of: '9cb786ae',
    text: 'Pekerja yang mempunyai kontrak di Vietnam biasanya mencarum kepada insurans kesihatan negara, yang meliputi hospital awam. Kebanyakan warga asing menambah polisi antarabangsa dengan pemindahan perubatan kecemasan, dan klinik swasta mahu melihatnya atau kad bayaran dahulu. Pastikan kemalangan motosikal dilindungi.',
  },
  'healthcare.emergencyNumber': { of: 'd984f35a', text: '113 (polis), 114 (bomba), 115 (ambulans)' },
  'education.schoolSystem': {
    of: '18ed0bec',
    text: 'Persekolahan di Vietnam merangkumi lima tahun sekolah rendah, empat tahun menengah rendah dan tiga tahun menengah atas; tahun persekolahan bermula sekitar awal September. Keluarga asing kebanyakannya memilih sekolah swasta atau antarabangsa.',
  },
  'education.languageOfInstruction': {
    of: '26fe372c',
    text: 'Sekolah awam di Vietnam mengajar dalam bahasa Vietnam, dan sekolah dwibahasa swasta dalam bahasa Vietnam dan Inggeris. Sekolah antarabangsa di Hanoi, Ho Chi Minh City dan Da Nang mengajar dalam bahasa Inggeris dan sesetengahnya dalam bahasa Perancis, Korea atau Jepun; yurannya tinggi.',
  },
  'utilities.electricity': {
    of: '226cfd39',
    text: 'Vietnam menggunakan bekalan 220 V pada 50 Hz dengan palam jenis A dan C, dan jenis G di sesetengah bangunan. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana, dan pelindung pusuan elok digunakan kerana bekalan boleh terputus pada bulan-bulan panas.',
  },
  'utilities.internet': {
    of: '0b9d5e54',
    text: 'Gentian optik murah dan lazim di bandar-bandar Vietnam dan data mudah alihnya bagus. Tuan rumah sering sudah memasangnya. Kad SIM didaftarkan dengan pasport anda.',
  },
  'utilities.banking': {
    of: '63e256cf',
    text: 'Bank di Vietnam biasanya membuka akaun untuk warga asing dengan pasport dan visa atau kad kediaman yang agak panjang tempohnya, sering kali dengan kontrak kerja. Menghantar wang ke luar negara memerlukan bukti pendapatan dan cukai, jadi simpan dokumennya. Pembayaran QR lazim, dan wang tunai tetap berguna di pasar.',
  },
  'culturalTips.0': { of: 'ba07cd06', text: 'Tanggalkan kasut sebelum memasuki rumah, kuil dan sesetengah kedai.' },
  'culturalTips.1': {
    of: '0be18d87',
    text: 'Hulurkan dan terima barang dengan kedua-dua belah tangan apabila orang itu lebih tua atau dalam urusan perniagaan.',
  },
  'culturalTips.2': {
    of: 'b3de68b2',
    text: 'Sekitar Tet, iaitu tahun baharu lunar, pejabat dan syarikat pemindahan tutup selama seminggu atau lebih, jadi rancang mengikutnya.',
  },
  'culturalTips.3': {
    of: 'b5b2a412',
    text: 'Lintas jalan dengan perlahan dan tetap, dan biarkan motosikal mengalir di sekeliling anda.',
  },
  'culturalTips.4': {
    of: '2849c4c7',
    text: 'Bertenang dan senyum apabila sesuatu tidak menjadi: suara yang tinggi menjatuhkan air muka kedua-dua pihak.',
  },
  'importantContacts.emergencyServices': {
    of: 'c378aeae',
    text: 'Di Vietnam, dail 113 untuk polis, 114 untuk bomba dan 115 untuk ambulans.',
  },
  'importantContacts.taxOffice': {
    of: '96abb44d',
    text: 'Pihak berkuasa cukai (gdt.gov.vn), yang sejak 2025 di bawah Kementerian Kewangan, mengendalikan cukai pendapatan di Vietnam; sesiapa yang tinggal 183 hari atau lebih biasanya pemastautin cukai, jadi tanya majikan anda siapa yang mengemukakan cukai bagi pihak anda.',
  },
  'sources.0.title': {
    of: 'bd64f4ba',
    text: 'Portal Perdagangan Vietnam: pengecualian duti bagi aset boleh alih (Keputusan 31/2015)',
  },
  'sources.1.title': { of: '079bcfa6', text: 'Portal Perdagangan Vietnam: prosedur kastam bagi aset boleh alih' },
  'sources.2.title': { of: 'e0ec9a62', text: 'Kastam Vietnam' },
  'sources.3.title': { of: '96c7dcc8', text: 'E-visa Vietnam' },
  'sources.4.title': { of: '8731a04d', text: 'Jabatan Imigresen Vietnam' },
  'sources.5.title': { of: '32b8ffa3', text: 'Pihak berkuasa kesihatan haiwan Vietnam' },
  'sources.6.title': { of: '32b9039a', text: 'Pihak berkuasa cukai Vietnam' },
  'sources.7.title': { of: '56a9018a', text: 'International Auto Shipping: peraturan kastam Vietnam (secondary)' },
  'sources.8.title': { of: 'af6a5da0', text: 'Angloinfo: membawa haiwan peliharaan ke Vietnam (secondary)' },
  'sources.9.title': { of: '0ecf38f5', text: 'Viet Nam News: warga asing membawa kereta (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
