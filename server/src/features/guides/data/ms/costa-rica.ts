import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Amerika Tengah' },
  currency: { of: 'be76070a', text: 'Colón Costa Rica (CRC)' },
  'visaRequirements.touristVisa': {
    of: '2a3e9794',
    text: 'Warganegara banyak negara boleh masuk ke Costa Rica tanpa visa untuk lawatan, dengan tempoh tinggal yang ditetapkan di sempadan; yang lain memerlukan visa daripada konsulat Costa Rica. Anda biasanya diminta menunjukkan tiket balik atau tiket perjalanan seterusnya. Semak keperluan bagi pasport anda dengan pihak berkuasa imigresen (migracion.go.cr).',
  },
  'visaRequirements.workVisa': {
    of: 'cc966435',
    text: 'Bekerja di Costa Rica biasanya memerlukan permit atau kategori kemastautinan yang membenarkannya, ditaja oleh majikan dan diberikan oleh pihak berkuasa imigresen. Ada laluan berasingan untuk pekerja jarak jauh dan untuk pekerja yang dihantar oleh syarikat mereka; tanya pihak berkuasa itu atau peguam tempatan yang mana sesuai.',
  },
  'visaRequirements.residencePermit': {
    of: '425897e7',
    text: 'Orang yang baru berpindah ke Costa Rica sering memohon sebagai pensionado (dengan pencen), rentista (dengan pendapatan tetap) atau inversionista (dengan pelaburan); setiap satunya mempunyai jumlah minimum yang perlu anda semak dengan pihak berkuasa imigresen. Setelah diluluskan, pemastautin menerima kad DIMEX, yang diminta oleh kastam dan bank.',
  },
  'visaRequirements.familyReunification': {
    of: '326269d9',
    text: 'Suami atau isteri dan anak tanggungan biasanya boleh disertakan dalam permohonan bermastautin di Costa Rica, dan saudara dekat kepada warganegara mempunyai laluan tersendiri. Sijil dari luar negara lazimnya perlu diberi apostille dan diterjemahkan ke dalam bahasa Sepanyol.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '57ff89b6',
    text: 'Di bawah Undang-undang 9996, pemastautin di Costa Rica dengan taraf pelabur, rentista atau pensionado boleh, setelah memegang kad DIMEX, mengimport barangan rumah sekali sahaja, baharu atau terpakai, bebas cukai import. Sumber menyatakan tempoh kemudahan ini lima tahun, hingga Julai 2026, dan setahu kami tiada lanjutan: nampaknya kemudahan ini telah tamat, jadi semak dengan kastam (hacienda.go.cr) sebelum menghantar. Warga Costa Rica yang pulang biasanya layak selepas 24 bulan di luar negara, bagi barang terpakai, jika mereka memohon dalam masa 6 bulan selepas pulang. Tanpa pengecualian, barang terpakai dikenakan cukai barang demi barang, lazimnya VAT 13% dan duti sekitar 15 hingga 50%.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': {
    of: '04a74fc6',
    text: 'Tumbuhan yang mungkin membawa penyakit, seperti yang disenaraikan oleh satu sumber perdagangan.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '94bfb48d',
    text: 'Tumbuhan dan biji benih: biasanya hanya dengan permit, jadi semak sebelum membungkusnya.',
  },
  'customsRegulations.restrictedItems.1': { of: '26703d77', text: 'Ubat: biasanya dihadkan, jadi bawa preskripsinya.' },
  'customsRegulations.restrictedItems.2': {
    of: '04603eea',
    text: 'Daging segar atau mentah dari negara yang mempunyai penyakit kuku dan mulut: biasanya dihadkan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '17cdaf29',
    text: 'Pakaian terpakai secara pukal: biasanya dihadkan; pakaian anda sendiri lain halnya.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '4d5c0429',
    text: 'Senjata api dan peluru: mohon permit daripada pihak berkuasa Costa Rica terlebih dahulu.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '82aa1d09',
    text: 'Deklarasi import kastam (DUA), biasanya dikemukakan oleh ejen kastam berlesen.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd5e71dcb',
    text: 'Kad kediaman DIMEX untuk sebarang pengecualian di bawah Undang-undang 9996, jika masih terpakai.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '7c600a50',
    text: 'Permohonan pengecualian dalam sistem EXONET Kementerian Kewangan, biasanya dikemukakan oleh ejen kastam.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '5723277a',
    text: 'Inventori terperinci berserta nilai, dalam bahasa Sepanyol.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7756aff2',
    text: 'Pasport, dan bil muatan atau bil muatan udara.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7da5701b',
    text: 'Bagi warga Costa Rica yang pulang, bukti 24 bulan di luar negara.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '3a71243c',
    text: 'Pelepasan kastam di Costa Rica sering dianggarkan 10 hingga 20 hari bekerja, tetapi ini angka kasar: barang biasanya dibawa ke gudang berlesen kastam dan diperiksa sepenuhnya melalui ejen kastam. Tanya ejen itu tentang keadaan semasa, dan tentang caj penyimpanan.',
  },
  'petImport.vaccinations.0': {
    of: 'f25b7847',
    text: 'Vaksinasi rabies, yang sah dan biasanya diberikan pada umur 3 bulan atau lebih.',
  },
  'petImport.vaccinations.1': {
    of: 'fe641053',
    text: 'Mikrocip yang boleh dibaca oleh pengimbas universal, dengan nombornya pada sijil kesihatan.',
  },
  'petImport.vaccinations.2': {
    of: '2ea46f08',
    text: 'Umur minimum 6 bulan untuk anjing dan kucing, menurut sumber terbaharu; sumber lama berbeza.',
  },
  'petImport.vaccinations.3': {
    of: '302988d4',
    text: 'Rawatan parasit dan vaksinasi lain: tanya doktor haiwan anda dan SENASA apa yang mesti dinyatakan pada sijil.',
  },
  'petImport.quarantine': {
    of: 'd436fc22',
    text: 'Anjing dan kucing dengan dokumen lengkap lazimnya tidak dikenakan kuarantin di Costa Rica. Peraturannya berubah baru-baru ini (mikrocip, umur minimum 6 bulan) dan sumber lama berbeza, jadi semak dengan perkhidmatan kesihatan haiwan SENASA (senasa.go.cr) sebelum membuat tempahan.',
  },
  'petImport.healthCertificate': {
    of: 'f1c33085',
    text: 'Anjing atau kucing biasanya memerlukan sijil kesihatan untuk Costa Rica daripada doktor haiwan, yang menunjukkan vaksinasi rabies dan mikrocip serta disahkan oleh pihak berkuasa veterinar negara asal. Haiwan peliharaan yang dihantar tanpa iringan mesti dilepaskan melalui ejen kastam.',
  },
  'vehicleImport.regulations': {
    of: '5031f4a5',
    text: 'Kereta terpakai boleh diimport ke Costa Rica melalui ejen kastam dan mesti lulus pemeriksaan teknikal (RTV, kini dikendalikan oleh Dekra) sebelum didaftarkan. Dalam amalan, hanya kereta yang sterengnya di sebelah kiri diterima, dan kereta dengan dokumen hak milik berstatus rosak (salvage title) ditolak.',
  },
  'vehicleImport.duties': {
    of: 'b432ded1',
    text: 'Cukai ke atas kereta terpakai di Costa Rica meningkat mengikut usianya: kira-kira 52.3% daripada nilai yang ditetapkan Kementerian Kewangan hingga 3 tahun, 63.9% bagi 4 dan 5 tahun serta 79.0% dari 6 tahun sering disebut, tetapi sumbernya lama. Undang-undang 9996 mengecualikan sehingga dua kenderaan bagi sesetengah pemastautin, tetapi nampaknya kemudahan itu telah tamat pada Julai 2026. Semak dengan Hacienda atau ejen kastam terlebih dahulu.',
  },
  'vehicleImport.documentation.0': { of: 'f864d328', text: 'Dokumen hak milik asal dan pendaftaran atas nama anda.' },
  'vehicleImport.documentation.1': { of: '73b0c4b4', text: 'Deklarasi kastam melalui ejen berlesen.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Bil muatan.' },
  'vehicleImport.documentation.3': {
    of: '41b1e139',
    text: 'Dokumen pelepasan ekzos atau pemeriksaan, mengikut nasihat ejen kastam anda.',
  },
  'vehicleImport.documentation.4': { of: '64a72b05', text: 'Pasport atau kad DIMEX.' },
  'vehicleImport.restrictions': {
    of: 'e69f0b69',
    text: 'Tanpa pengecualian cukai, membawa kereta ke Costa Rica jarang berbaloi, lebih-lebih lagi kereta lama, kerana cukainya merupakan sebahagian besar daripada nilainya; bandingkan dengan harga tempatan. Kenderaan dipandu di sebelah kanan jalan, dan kereta dengan salvage title ditolak.',
  },
  'healthcare.system': {
    of: '5ce42dc1',
    text: 'Costa Rica mempunyai sistem kesihatan awam, yang dikendalikan oleh Caja (CCSS), dengan klinik dan hospital di seluruh negara. Hospital swasta tertumpu di sekitar San José dan digunakan oleh ramai penduduk baharu kerana lebih cepat.',
  },
  'healthcare.insurance': {
    of: '322ffbb4',
    text: 'Pemastautin sah di Costa Rica lazimnya wajib menyertai Caja dan membayar caruman bulanan berdasarkan pendapatan. Sehingga anda didaftarkan, kekalkan insurans swasta atau perjalanan; ramai orang memegang kedua-duanya.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: 'c64c5f85',
    text: 'Persekolahan di Costa Rica percuma dan wajib sepanjang peringkat prasekolah, rendah dan menengah; tahun persekolahan awam biasanya berlangsung dari kira-kira Februari hingga Disember. Sekolah swasta banyak terdapat, dan sesetengahnya mengikut kalendar asing.',
  },
  'education.languageOfInstruction': {
    of: 'f447acac',
    text: 'Sekolah awam di Costa Rica mengajar dalam bahasa Sepanyol; sekolah swasta sering dwibahasa, kebanyakannya dengan bahasa Inggeris.',
  },
  'utilities.electricity': {
    of: 'e9eee1d3',
    text: 'Costa Rica menggunakan bekalan 120 V pada 60 Hz dengan palam jenis A dan B, seperti di Amerika Utara. Perkakas elektrik yang dibuat untuk 220 hingga 240 V kebanyakannya tidak berfungsi di sana; pelindung pusuan elok digunakan di tempat yang bekalannya tidak stabil.',
  },
  'utilities.internet': {
    of: '74ad24ae',
    text: 'Internet gentian optik dan kabel lazim di sekitar San José dan di bandar yang lebih besar, tetapi kurang di kawasan pantai dan berbukit. Uji sambungan di alamat itu sebelum menandatangani perjanjian sewa.',
  },
  'utilities.banking': {
    of: '43e0b508',
    text: 'Membuka akaun bank penuh di Costa Rica biasanya memerlukan kad DIMEX dan bukti pendapatan; sebelum itu sesetengah bank menawarkan akaun yang lebih ringkas. SINPE Móvil, iaitu pindahan wang melalui nombor telefon, digunakan untuk pembayaran harian.',
  },
  'culturalTips.0': {
    of: '0a058e79',
    text: 'Pura vida digunakan sebagai ucapan helo, terima kasih dan selamat tinggal di Costa Rica, dan sebagai peringatan supaya bertenang.',
  },
  'culturalTips.1': {
    of: '46d13039',
    text: 'Arah jalan sering diberikan berdasarkan mercu tanda, bukan nama jalan: catat beberapa mercu tanda berhampiran rumah anda, dan hantar pin peta kepada pemandu.',
  },
  'culturalTips.2': {
    of: 'bacea419',
    text: 'Sedikit bahasa Sepanyol membuka banyak pintu; sapaan usted yang sopan biasa digunakan walaupun sesama kawan.',
  },
  'culturalTips.3': {
    of: '6f5db919',
    text: 'Di Lembah Tengah dan di sebelah Pasifik, musim hujan berlangsung dari kira-kira Mei hingga November, dengan hujan kebanyakannya pada waktu petang: rancang pemunggahan barang pada waktu pagi.',
  },
  'importantContacts.emergencyServices': {
    of: '9973ebf7',
    text: 'Dail 911 di Costa Rica untuk polis, ambulans atau bomba.',
  },
  'importantContacts.taxOffice': {
    of: '6b741781',
    text: 'Kementerian Kewangan (Ministerio de Hacienda) mengendalikan cukai dan kastam: hacienda.go.cr.',
  },
  'sources.0.title': { of: 'a1c30f0d', text: 'Kementerian Kewangan Costa Rica: cukai dan kastam' },
  'sources.1.title': { of: 'e7ffc546', text: 'Pihak berkuasa imigresen Costa Rica' },
  'sources.2.title': { of: 'f89b75ad', text: 'SENASA: perkhidmatan kesihatan haiwan Costa Rica' },
  'sources.3.title': { of: '9954d605', text: 'EY: peraturan bagi Undang-undang 9996 (secondary)' },
  'sources.4.title': { of: 'aa1ecae6', text: 'Howler: faedah cukai Undang-undang 9996 (secondary)' },
  'sources.5.title': { of: '551b7bb8', text: 'Warga Costa Rica yang pulang: syarat-syarat (secondary)' },
  'sources.6.title': { of: '39f7ad42', text: 'CostaRica.com: kemasukan anjing dan kucing (secondary)' },
  'sources.7.title': { of: '9866416a', text: 'Rex Cargo: prosedur import Costa Rica (secondary)' },
  'sources.8.title': { of: '0867c072', text: 'Cukai kereta terpakai di Costa Rica (secondary, old)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
