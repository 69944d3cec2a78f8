import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Eropah Selatan' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '8e8ad380',
    text: 'Portugal berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan kedua-duanya. Lawatan bukan visa pemastautin dan tidak memberi pengecualian bagi barangan rumah.',
  },
  'visaRequirements.workVisa': {
    of: 'edd131e6',
    text: 'Warganegara EU bebas bekerja di Portugal. Yang lain memohon di konsulat Portugal untuk mendapatkan visa pemastautin yang sesuai dengan keadaan mereka: untuk pekerja, kakitangan berkelayakan, pengasas syarikat, pekerja jarak jauh, atau orang yang hidup dengan pencen atau pendapatan sendiri yang lain. Pendapatan yang disyaratkan mengikut gaji minimum Portugal, maka berubah setiap tahun.',
  },
  'visaRequirements.residencePermit': {
    of: 'd76f43ff',
    text: 'Visa pemastautin Portugal ditukar dengan permit kediaman di agensi migrasi AIMA (aima.gov.pt), yang mengambil alih daripada SEF pada Oktober 2023; nasihat yang masih menyebut SEF sudah lapuk. Temu janji boleh jadi lambat, jadi simpan bukti setiap tempahan. Warganegara EU mendaftar di dewan bandaran jika tinggal lebih daripada tiga bulan.',
  },
  'visaRequirements.familyReunification': {
    of: '4397ce26',
    text: 'Suami atau isteri, pasangan dan anak tanggungan, dan dalam beberapa kes ibu bapa, biasanya boleh menyertai pemastautin di Portugal melalui penyatuan semula keluarga dengan AIMA. Syarat dan tempoh menunggu sedang berubah, jadi semak dengan AIMA atau peguam sebelum merancang siapa yang bertolak dan bila.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '375b7663',
    text: 'Barangan rumah masuk ke Portugal bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan berturut-turut serta mempunyai dan menggunakannya selama sekurang-kurangnya 6 bulan; sesetengah konsulat hanya menerima invois yang berusia lebih daripada 1 tahun sebagai bukti penggunaan. Warganegara dari luar EU memerlukan visa pemastautin Portugal dahulu. Barang mesti tiba dalam masa 12 bulan selepas anda menetap, dan tiada apa-apa yang boleh dijual, dipinjamkan, disewakan atau digadaikan selama 12 bulan tanpa memberitahu kastam. Perpindahan dari negara EU lain tidak memerlukan urusan kastam.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'da5e11c7',
    text: 'Senjata dan peluru tanpa permit daripada polis Portugal.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '30f910e5',
    text: 'Barang dagangan, yang tidak boleh dimasukkan dalam sijil bagasi.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'cdeab37b',
    text: 'Minuman, makanan dan tembakau: tidak boleh dimasukkan dalam sijil bagasi, dan alkohol serta tembakau tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '1ac84b66',
    text: 'Barang baharu, dan barang yang dibeli bebas cukai: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f1f44f6c',
    text: 'Kenderaan komersial: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Tumbuhan: biasanya memerlukan sijil kesihatan tumbuhan (fitosanitari).',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3c6d24b9',
    text: 'Sijil bagasi (Certificado de Bagagem) daripada konsulat Portugal bagi tempat yang anda tinggalkan.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '623c722e',
    text: 'Senarai barang yang ditandatangani dalam tiga salinan, dengan kuantiti, jenama dan model, untuk sijil bagasi.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8e4138f9',
    text: 'Pasport dengan visa pemastautin Portugal, bagi warganegara dari luar EU.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '6d5040f2',
    text: 'Bukti bahawa anda tinggal di luar EU selama sekurang-kurangnya 12 bulan berturut-turut.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '9874e323',
    text: 'Nombor cukai Portugal (NIF), yang biasanya diperlukan oleh syarikat pemindahan untuk deklarasi.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e2ba8d8f',
    text: 'Bukti tempat tinggal daripada majlis tempatan (junta de freguesia), yang sering diminta.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '628bf3df',
    text: 'Pelepasan kastam di Portugal biasanya mengambil masa kira-kira 5 hingga 15 hari bekerja setelah sijil bagasi dan nombor cukai (NIF) ada di tangan. Dapatkan sijil itu sebelum bertolak, kerana yang mengeluarkannya ialah konsulat di tempat tinggal lama anda.',
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
    of: 'f9bb826b',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Portugal.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: 'ceea5e39',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Portugal; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Anjing daripada baka yang dianggap berbahaya oleh undang-undang mesti didaftarkan dan tertakluk pada syarat, jadi tanya pihak berkuasa veterinar DGAV (dgav.pt). Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah.',
  },
  'petImport.healthCertificate': {
    of: '37609a93',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Portugal, dan doktor haiwan di lapangan terbang perlu dimaklumkan sekurang-kurangnya 48 jam lebih awal; semak dengan DGAV (dgav.pt). Dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan.',
  },
  'vehicleImport.regulations': {
    of: '89690ee1',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Portugal bebas duti bersama barangan rumah, dengan syarat yang sama: 12 bulan tinggal di luar negara, 6 bulan penggunaan dan tidak dijual selama 12 bulan. Cukai kenderaan (ISV) ialah perkara yang berasingan, dengan pengecualian tersendiri bagi orang yang memindahkan tempat tinggal.',
  },
  'vehicleImport.duties': {
    of: 'f0b45cdd',
    text: 'Orang yang berpindah ke Portugal biasanya boleh membawa satu kereta penumpang bebas duti, VAT dan cukai kenderaan (ISV) jika mereka memegang lesen memandu dan telah memiliki kereta itu cukup lama sebelum berpindah: bagi ISV, sumber berbeza antara 6 dan 12 bulan, jadi semak dengan pihak berkuasa cukai dahulu. Tanpa pengecualian, ISV mengikut saiz enjin, CO2 dan usia, dan boleh jadi tinggi.',
  },
  'vehicleImport.documentation.0': {
    of: '1c1ef099',
    text: 'Dokumen pendaftaran luar negara atas nama anda, berserta tarikhnya.',
  },
  'vehicleImport.documentation.1': {
    of: '1b2f348b',
    text: 'Invois pembelian dan bukti tempoh anda memiliki dan menggunakan kereta itu.',
  },
  'vehicleImport.documentation.2': {
    of: 'e1b5b4be',
    text: 'Bukti bermastautin di luar negara, dan pembatalannya jika ada.',
  },
  'vehicleImport.documentation.3': { of: '025ce4ee', text: 'Lesen memandu.' },
  'vehicleImport.documentation.4': { of: '08de95a6', text: 'Nombor cukai Portugal (NIF) dan bukti alamat baharu.' },
  'vehicleImport.documentation.5': {
    of: '2102dc02',
    text: 'Sijil pematuhan atau kelulusan, dan pemeriksaan di Portugal.',
  },
  'vehicleImport.restrictions': {
    of: 'fbe77382',
    text: 'Membawa kereta ke Portugal berbaloi jika anda mendapat pengecualian ISV, yang mesti dipohon tidak lama selepas berpindah; tanpanya, cukai sering melebihi jumlah yang dijimatkan. Kereta yang dikecualikan tidak boleh dijual atau dipinjamkan untuk satu tempoh selepas itu. Kenderaan dipandu di sebelah kanan jalan, dan sebahagian pusat bandar Lisbon mengehadkan kereta lama.',
  },
  'healthcare.system': {
    of: '52633d92',
    text: 'Portugal mempunyai perkhidmatan kesihatan kebangsaan (SNS) dengan pusat kesihatan dan hospital, kebanyakannya percuma atau dengan caj kecil bagi pemastautin, serta sektor swasta yang baik di bandar. Senarai menunggu untuk doktor keluarga dan doktor pakar boleh jadi panjang.',
  },
  'healthcare.insurance': {
    of: '241907b5',
    text: 'Pemastautin mendaftar di pusat kesihatan tempatan di Portugal untuk mendapatkan nombor pengguna (número de utente). Visa pemastautin biasanya mensyaratkan insurans perjalanan atau insurans kesihatan swasta pada mulanya, dan ramai orang mengekalkan polisi swasta supaya dapat berjumpa doktor pakar lebih cepat.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'bfb5af9a',
    text: 'Persekolahan di Portugal wajib dari umur 6 hingga 18 tahun: tiga kitaran pendidikan asas, kemudian sekolah menengah, percuma di sekolah awam. Tahun persekolahan berlangsung dari September hingga Jun, dan kanak-kanak didaftarkan dalam talian atau di sekolah bagi alamat mereka.',
  },
  'education.languageOfInstruction': {
    of: 'f6712754',
    text: 'Sekolah awam di Portugal mengajar dalam bahasa Portugis dan menawarkannya sebagai bahasa untuk murid yang baru tiba. Sekolah antarabangsa terdapat di sekitar Lisbon, Porto dan di Algarve.',
  },
  'utilities.electricity': {
    of: '1fed17ab',
    text: 'Portugal menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana. Kontrak dibuat mengikut kuasa maksimum, jadi minta yang mencukupi jika anda memasak dan memanaskan rumah dengan elektrik.',
  },
  'utilities.internet': {
    of: '1a9d00b9',
    text: 'Gentian optik sampai ke kebanyakan bandar di Portugal dan biasanya dijual bersama pelan televisyen dan mudah alih, sering kali untuk tempoh dua tahun; baca tempohnya sebelum menandatangani.',
  },
  'utilities.banking': {
    of: '0f5e8651',
    text: 'Untuk membuka akaun di Portugal, anda biasanya memerlukan pasport, nombor cukai (NIF), bukti alamat dan bukti pendapatan. Banyak bil dan kedai menggunakan rangkaian Multibanco, jadi kad debit Portugal memudahkan kehidupan.',
  },
  'culturalTips.0': {
    of: '07343489',
    text: 'Sapa orang dengan bom dia, boa tarde atau boa noite apabila memasuki kedai atau lif di Portugal, dan gunakan gelaran sehingga anda diminta tidak berbuat demikian.',
  },
  'culturalTips.1': {
    of: '17dad4a0',
    text: 'Roti dan zaitun di atas meja restoran Portugal biasanya dikenakan bayaran; anda boleh memulangkannya.',
  },
  'culturalTips.2': {
    of: '56980730',
    text: 'Banyak rumah di Portugal tidak mempunyai pemanasan pusat, jadi tanya tentangnya sebelum menyewa dan sediakan selimut tebal pada musim sejuk.',
  },
  'culturalTips.3': {
    of: 'f8e63ed8',
    text: 'Mulakan perbualan dalam bahasa Portugis, walaupun dengan beberapa patah kata; jangan anggap bahasa Sepanyol sudah memadai.',
  },
  'culturalTips.4': {
    of: '7ef945e1',
    text: 'Simpan nombor cukai (NIF) anda dalam telefon: kedai, doktor dan syarikat utiliti memintanya setiap hari.',
  },
  'importantContacts.emergencyServices': {
    of: '41211423',
    text: 'Di Portugal, dail 112 untuk polis, ambulans atau bomba.',
  },
  'importantContacts.taxOffice': {
    of: '42cae474',
    text: 'Pihak berkuasa cukai dan kastam mengendalikan kedua-duanya di Portugal: portaldasfinancas.gov.pt.',
  },
  'sources.0.title': { of: '43dfdd2b', text: 'Konsulat Portugal di Maputo: sijil bagasi' },
  'sources.1.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.2.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.3.title': { of: 'dec77532', text: 'Agensi migrasi dan suaka (AIMA)' },
  'sources.4.title': { of: '1b9a9706', text: 'Pihak berkuasa veterinar Portugal (DGAV)' },
  'sources.5.title': { of: '29cdb248', text: 'Pihak berkuasa cukai dan kastam Portugal' },
  'sources.6.title': { of: '97091ae9', text: 'Global Mobility: barangan rumah ke Portugal (secondary)' },
  'sources.7.title': {
    of: '45c5d1ac',
    text: 'Imposto sobre Veículos: pengecualian bagi pertukaran tempat tinggal (secondary)',
  },
  'sources.8.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
