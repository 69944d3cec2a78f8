import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Eropah Utara' },
  currency: { of: '9a69fdcf', text: 'Paun sterling (GBP)' },
  'visaRequirements.touristVisa': {
    of: '664dc2c0',
    text: 'Pelawat ke United Kingdom memerlukan sama ada visa atau, bagi warganegara yang dikecualikan visa, kebenaran perjalanan elektronik (ETA) sebelum perjalanan; warganegara Ireland tidak memerlukan kedua-duanya. Menurut laporan akhbar, ETA dikuatkuasakan dengan ketat sejak 25 Februari 2026 dan berharga £16, dengan kenaikan kepada £20 telah diumumkan, jadi semak bayarannya di gov.uk. Lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: 'db2e2b4e',
    text: 'Untuk bekerja di United Kingdom, kebanyakan orang, termasuk warganegara EU, memerlukan visa seperti visa Skilled Worker, yang berasaskan tawaran kerja daripada penaja berlesen dan gaji minimum. Laluan lain wujud untuk graduan, orang berbakat, pengasas perniagaan dan anak muda dari beberapa negara. Syarat semasa ada di gov.uk/browse/visas-immigration; warganegara Ireland bebas bekerja.',
  },
  'visaRequirements.residencePermit': {
    of: '0050dc1a',
    text: 'Kebenaran anda untuk tinggal di United Kingdom kini berbentuk eVisa, iaitu rekod yang anda lihat dalam talian; kad kediaman plastik (BRP) tamat pada Disember 2024. Buat akaun UKVI anda sebelum perjalanan dan kemas kini pasport di dalamnya, kerana majikan dan tuan rumah menyemaknya. Selepas bermastautin beberapa tahun, anda boleh memohon kebenaran tinggal tanpa had masa (indefinite leave to remain).',
  },
  'visaRequirements.familyReunification': {
    of: '6ae3e057',
    text: 'Suami atau isteri atau pasangan dan anak biasanya boleh menyertai pekerja di United Kingdom sebagai tanggungan, walaupun sesetengah visa tidak lagi membenarkannya; keluarga warganegara British menggunakan visa keluarga, dengan pendapatan minimum dan ujian bahasa Inggeris. Mohon dalam talian sebelum berpindah dan semak angka semasa di gov.uk.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'abfcbce2',
    text: 'Pengecualian Transfer of Residence (ToR) membenarkan anda membawa barangan rumah dan barang peribadi, haiwan peliharaan dan kenderaan persendirian ke United Kingdom bebas duti dan cukai nilai tambah (VAT) apabila anda menjadikannya tempat tinggal utama; rumah kedua atau syarikat tidak dikira. Anda biasanya memerlukan 12 bulan tinggal di luar United Kingdom tanpa terputus, 6 bulan memiliki dan menggunakan barang itu, import dalam masa 12 bulan selepas ketibaan anda, dan menyimpannya selama 12 bulan. Alkohol dan tembakau tidak termasuk. Mohon kepada HMRC sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2f3c0a78', text: 'Dadah terkawal.' },
  'customsRegulations.prohibitedItems.1': {
    of: '98e53992',
    text: 'Senjata serangan, seperti pisau petik dan pisau zombi.',
  },
  'customsRegulations.prohibitedItems.2': { of: '73dfd805', text: 'Penyembur pertahanan diri.' },
  'customsRegulations.prohibitedItems.3': {
    of: '51f57dd3',
    text: 'Haiwan dan tumbuhan terancam, serta barang yang dibuat daripadanya, tanpa permit.',
  },
  'customsRegulations.prohibitedItems.4': { of: '8587a59b', text: 'Berlian mentah dan bahan tidak senonoh.' },
  'customsRegulations.prohibitedItems.5': {
    of: '7f29afed',
    text: 'Daging dan produk susu dalam import peribadi dari luar EU dan, sejak April 2025, dari EU juga.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '00bfe311',
    text: 'Senjata api dan peluru: hanya dengan sijil, yang diuruskan sebelum penghantaran.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'fb7ca61a',
    text: 'Tumbuhan dan sesetengah kentang: hanya dengan dokumen kesihatan tumbuhan, itu pun jika dibenarkan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '403c6948',
    text: 'Ubat: ubat terkawal memerlukan preskripsi atau surat, dan sesetengahnya lesen.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5088c9ad',
    text: 'Barang yang dimiliki kurang daripada 6 bulan: tidak termasuk dalam pengecualian, jadi senaraikan secara berasingan.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'da2d3173',
    text: 'Permohonan ToR1, yang dibuat dalam talian kepada HMRC sebelum penghantaran; kelulusannya memberi anda nombor rujukan unik (URN) untuk ejen kastam.',
  },
  'customsRegulations.documentationRequired.1': { of: '30d0d834', text: 'Senarai semua barang yang anda bawa.' },
  'customsRegulations.documentationRequired.2': { of: 'e0da9f17', text: 'Halaman gambar pasport.' },
  'customsRegulations.documentationRequired.3': {
    of: '128da409',
    text: 'Bukti alamat anda di United Kingdom dan alamat sebelumnya.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6a47e90e',
    text: 'Visa atau kebenaran lain untuk tinggal di United Kingdom, jika anda memerlukannya.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e919b48f',
    text: 'Dokumen kenderaan dan butiran haiwan peliharaan, jika semuanya termasuk dalam pengecualian yang sama.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '132956fe',
    text: 'Dengan rujukan ToR di tangan, pelepasan kastam di United Kingdom biasanya mengambil masa 3 hingga 7 hari bekerja selepas ketibaan. Keputusan tentang ToR1 sendiri biasanya diterima dalam masa kira-kira 14 hari, tetapi peruntukkan lebih masa, dan jangan biarkan penghantaran bertolak sebelum anda memperolehnya: tanpa nombor itu anda mungkin perlu membayar duti dan VAT.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrocip sebelum vaksinasi rabies.' },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaksinasi rabies untuk anjing, kucing dan feret pada umur 12 minggu atau lebih.',
  },
  'petImport.vaccinations.2': {
    of: '73473dbf',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi sebelum perjalanan ke United Kingdom.',
  },
  'petImport.vaccinations.3': {
    of: '5d7212e7',
    text: 'Rawatan cacing pita untuk anjing 24 hingga 120 jam sebelum masuk, kecuali datang terus dari Finland, Ireland, Malta atau Norway.',
  },
  'petImport.vaccinations.4': {
    of: '149f0002',
    text: 'Ujian antibodi rabies jika anda datang dari negara yang tidak tersenarai: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: '0b55e25e',
    text: 'Haiwan peliharaan yang memenuhi peraturan tidak dikenakan kuarantin di United Kingdom; haiwan yang tidak memenuhinya biasanya boleh ditahan sehingga 4 bulan, walaupun teks lama menyebut enam. Baka yang diharamkan tidak dibenarkan masuk. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah; butirannya ada di gov.uk/bring-pet-to-great-britain.',
  },
  'petImport.healthCertificate': {
    of: '9164b227',
    text: 'Haiwan peliharaan memerlukan sijil kesihatan atau pasport haiwan yang diterima dan mesti tiba di Great Britain melalui laluan dan syarikat pengangkutan yang diluluskan; melalui udara, ini kebanyakannya bermakna sebagai kargo. Senaraikan juga haiwan itu dalam permohonan Transfer of Residence, supaya tiada cukai dikenakan. Ireland Utara mengikut peraturannya sendiri, jadi semak sebelum ke sana.',
  },
  'vehicleImport.regulations': {
    of: 'f38f326f',
    text: 'Pengecualian Transfer of Residence meliputi kereta persendirian, motosikal dan treler yang dibawa ke United Kingdom, jika anda menyatakannya dalam permohonan ToR1. Maklumkan ketibaannya kepada HMRC melalui NOVA dalam masa 14 hari, kemudian daftarkan kereta dengan DVLA. Kereta tanpa kelulusan jenis British atau EU biasanya memerlukan kelulusan individu (IVA).',
  },
  'vehicleImport.duties': {
    of: 'c526936b',
    text: 'Dengan pengecualian, tiada duti atau VAT dikenakan ke atas kereta di United Kingdom; tanpanya, biasanya jangkakan duti 10% dan VAT 20%. Cukai kenderaan, serta caj harian di London dan beberapa bandar lain, dikenakan sebagai tambahan. Semak angkanya di gov.uk.',
  },
  'vehicleImport.documentation.0': { of: '8aa52bfb', text: 'Kelulusan ToR1 dengan nombor rujukan uniknya (URN).' },
  'vehicleImport.documentation.1': {
    of: '00c908f7',
    text: 'Sijil pendaftaran luar negara dan bukti pemilikan selama 6 bulan.',
  },
  'vehicleImport.documentation.2': {
    of: 'b8be1d86',
    text: 'Pemberitahuan NOVA kepada HMRC, biasanya dalam masa 14 hari selepas ketibaan.',
  },
  'vehicleImport.documentation.3': { of: '67a1c2b7', text: 'Bukti kelulusan jenis, atau kelulusan individu (IVA).' },
  'vehicleImport.documentation.4': { of: '52d1c42a', text: 'Sijil ujian MOT jika usia kereta menghendakinya.' },
  'vehicleImport.documentation.5': { of: '015cf797', text: 'Insurans British, dan borang pendaftaran DVLA.' },
  'vehicleImport.restrictions': {
    of: '1240e980',
    text: 'Membawa kereta ke United Kingdom boleh berbaloi jika pengecualian meliputinya, tetapi kenderaan dipandu di sebelah kiri jalan, dan lampu depan serta meter laju mungkin perlu ditukar. Insurans bagi kereta dengan stereng di sebelah kiri dan kereta import sering lebih mahal. Zon udara bersih mengenakan caj ke atas kereta lama atau tidak menggalakkannya.',
  },
  'healthcare.system': {
    of: '15e2f7dc',
    text: 'United Kingdom mempunyai Perkhidmatan Kesihatan Kebangsaan (NHS), yang dibiayai daripada cukai dan kebanyakannya percuma semasa rawatan diberikan; daftar dengan klinik GP berhampiran rumah anda. England, Scotland, Wales dan Ireland Utara mengendalikannya secara berasingan, dan rawatan gigi serta preskripsi sering ada bayarannya.',
  },
  'healthcare.insurance': {
    of: '6bf7f3ef',
    text: 'Kebanyakan pemohon visa membayar surcaj kesihatan imigresen bersama permohonan untuk United Kingdom dan kemudian boleh menggunakan NHS seperti pemastautin. Insurans swasta ialah tambahan yang memendekkan masa menunggu. Bawa rekod perubatan dan vaksinasi anda, serta bekalan ubat untuk minggu-minggu pertama.',
  },
  'healthcare.emergencyNumber': { of: '520a8045', text: '999 atau 112 (semua), 111 (nasihat kesihatan)' },
  'education.schoolSystem': {
    of: '88b15f07',
    text: 'Persekolahan di United Kingdom wajib dari umur kira-kira 5 hingga 16 tahun, dengan pendidikan atau latihan sehingga umur 18 tahun di England, dan sekolah kerajaan percuma; Scotland dan Ireland Utara mempunyai sistem tersendiri. Tempat banyak bergantung pada alamat, jadi lihat kawasan tadahan sekolah sebelum menandatangani perjanjian sewa. Sekolah swasta mengenakan yuran.',
  },
  'education.languageOfInstruction': {
    of: '6fee6447',
    text: 'Sekolah di United Kingdom mengajar dalam bahasa Inggeris, dengan sekolah bahasa Wales, Gaelik dan Ireland di beberapa bahagian. Sekolah kerajaan memberi sokongan kepada kanak-kanak yang masih belajar bahasa Inggeris.',
  },
  'utilities.electricity': {
    of: 'a40322a3',
    text: 'United Kingdom menggunakan bekalan 230 V pada 50 Hz dengan palam jenis G, tiga pin segi empat dan satu fius. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana. Baca meter pada hari anda pindah masuk, kerana anda mengambil alih pembekal sedia ada sehingga anda menukarnya.',
  },
  'utilities.internet': {
    of: '5165d8c0',
    text: 'Gentian optik atau kabel sampai ke kebanyakan rumah di United Kingdom; buat pesanan dua hingga tiga minggu sebelum berpindah. Kontrak biasanya mengikat anda selama satu atau dua tahun, dan SIM prabayar boleh digunakan sementara menunggu.',
  },
  'utilities.banking': {
    of: '271cb6fc',
    text: 'Bank di United Kingdom meminta pasport atau eVisa dan bukti alamat, yang sering tidak dimiliki oleh orang yang baru tiba; bank berasaskan aplikasi biasanya lebih cepat. Sejarah kredit bermula dari kosong, jadi daftar sebagai pengundi jika anda layak, dan bayar bil dari akaun itu. Sewa dan bil dibayar melalui arahan tetap atau debit terus.',
  },
  'culturalTips.0': { of: '760ed523', text: 'Beratur, dan jangan memotong barisan orang yang tiba sebelum anda.' },
  'culturalTips.1': {
    of: 'a1a60670',
    text: 'Please, thank you dan sorry digunakan jauh lebih kerap daripada di banyak tempat; permintaan sering dibuat dalam bentuk soalan.',
  },
  'culturalTips.2': {
    of: '5a34a935',
    text: 'Cukai majlis (council tax) dibayar oleh isi rumah, jadi daftar dengan majlis tempatan apabila pindah masuk.',
  },
  'culturalTips.3': {
    of: 'bc8bba36',
    text: 'Tuan rumah menyemak hak menyewa di England, jadi sediakan kod kongsi (share code) eVisa anda.',
  },
  'culturalTips.4': {
    of: 'ef990299',
    text: 'Di pub, anda memesan dan membayar di kaunter bar, dan kawan-kawan bergilir-gilir membelanja minuman.',
  },
  'importantContacts.emergencyServices': {
    of: '6db6fa1e',
    text: 'Di United Kingdom, dail 999 atau 112 untuk polis, ambulans atau bomba, dan 111 untuk nasihat kesihatan yang boleh menunggu.',
  },
  'importantContacts.taxOffice': {
    of: 'abad0557',
    text: 'HM Revenue and Customs (gov.uk/hmrc) mengendalikan cukai dan kastam di United Kingdom; pekerja dikenakan cukai melalui PAYE dan memohon nombor National Insurance.',
  },
  'sources.0.title': { of: '12e5aa77', text: 'GOV.UK: pemindahan tempat tinggal ke Great Britain' },
  'sources.1.title': { of: 'ac8e2b2d', text: 'GOV.UK: pelepasan kastam bagi pemindahan tempat tinggal' },
  'sources.2.title': { of: 'fb15335b', text: 'GOV.UK: visa dan imigresen' },
  'sources.3.title': { of: 'b01130f3', text: 'Kerajaan Wales: perjalanan haiwan peliharaan dari negara tersenarai' },
  'sources.4.title': { of: '1d47fdc5', text: 'GOV.UK: kehidupan, kesihatan, sekolah dan pemanduan' },
  'sources.5.title': { of: 'fb02c524', text: 'HM Revenue and Customs' },
  'sources.6.title': { of: '8d03ac57', text: 'Customs Complete: pemindahan tempat tinggal (secondary)' },
  'sources.7.title': { of: '2ed60db8', text: 'Delvigna: memohon ToR1 (secondary)' },
  'sources.8.title': { of: 'b15d0cd8', text: 'Visasnews: bayaran ETA (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
