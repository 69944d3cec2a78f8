import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amerika Utara' },
  currency: { of: 'db69bae6', text: 'Dolar Kanada (CAD)' },
  'visaRequirements.touristVisa': {
    of: '242ea53a',
    text: 'Pelawat ke Kanada memerlukan sama ada visa pelawat atau, jika pasport dikecualikan visa dan ketibaan melalui udara, kebenaran perjalanan elektronik (eTA); warganegara AS tidak memerlukan kedua-duanya. Lawatan biasanya terhad kepada enam bulan kecuali pegawai sempadan menentukan sebaliknya, dan tidak membenarkan anda bekerja. Semak keperluan bagi pasport anda di canada.ca.',
  },
  'visaRequirements.workVisa': {
    of: 'd5636d93',
    text: 'Kebanyakan orang memerlukan permit kerja untuk Kanada, sama ada yang terikat dengan seorang majikan, sering kali dengan penilaian kesan pasaran buruh, atau yang terbuka untuk mana-mana majikan. Sesetengah profesion dikecualikan daripada penilaian itu di bawah perjanjian perdagangan, dan program bekerja sambil bercuti wujud untuk warganegara banyak negara. Semak laluan semasa dengan Immigration, Refugees and Citizenship Canada (IRCC).',
  },
  'visaRequirements.residencePermit': {
    of: '12dffbc8',
    text: 'Taraf pemastautin tetap di Kanada terutamanya diperoleh melalui Express Entry, program pencalonan wilayah, pemilihan Quebec sendiri dan tajaan keluarga. Pemastautin tetap menerima kad PR dan perlu berada di negara itu untuk tempoh minimum bagi mengekalkan tarafnya. Syarat kerap berubah: rujuk IRCC di canada.ca.',
  },
  'visaRequirements.familyReunification': {
    of: '24ff5a94',
    text: 'Warganegara dan pemastautin tetap Kanada boleh menaja suami atau isteri, pasangan atau anak tanggungan, dan ada kalanya ibu bapa serta datuk nenek. Keluarga pekerja dan pelajar mungkin dapat ikut serta dengan permit mereka sendiri; semak kelayakan dengan IRCC.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '48d733a0',
    text: 'Orang yang datang menetap di Kanada (tarif 9807) biasanya boleh membawa barangan rumah bebas duti jika barang itu dimiliki, dipegang dan digunakan sebelum ketibaan. Bekas pemastautin (tarif 9805) mesti telah tinggal di luar negara selama sekurang-kurangnya 1 tahun serta memiliki, memegang dan menggunakan barang itu di luar negara selama sekurang-kurangnya 6 bulan. Duti perlu dibayar bagi barang yang dijual dalam masa 12 bulan. Satu barang milik bekas pemastautin yang bernilai lebih daripada CAD 10,000 biasanya dikenakan bayaran atas lebihannya: tanya Agensi Perkhidmatan Sempadan Kanada (CBSA).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '1de96602',
    text: 'Kanabis dalam apa-apa bentuk: tidak boleh merentas sempadan Kanada ke mana-mana arah.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: 'b674d6a8',
    text: 'Pistol, yang kini dibekukan, dan senjata larangan lain.',
  },
  'customsRegulations.prohibitedItems.2': { of: '58405b9b', text: 'Penyembur lada dan pisau lipat automatik.' },
  'customsRegulations.prohibitedItems.3': {
    of: '2d6e739f',
    text: 'Alat bantu jalan bayi (baby walker), yang diharamkan di Kanada.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '6a2e3407',
    text: 'Tanah, termasuk tanah pada perkakas, but dan pasu, kecuali anda memegang permit.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8ae9dd8e',
    text: 'Senjata api yang dibenarkan: isytiharkan dan pastikan anda memegang lesen yang betul.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '375913fa',
    text: 'Tumbuhan, daging dan produk tenusu: dihadkan oleh Agensi Pemeriksaan Makanan Kanada (CFIA).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2efcb48e',
    text: 'Tilam terpakai: sijil pembersihan atau pewasapan diperlukan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '107b060f',
    text: 'Alkohol dan tembakau: yang melebihi had peribadi lazimnya dikenakan bayaran.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cca40268',
    text: 'Borang BSF186, Personal Effects Accounting Document (panduan lama menyebutnya B4).',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd218e122',
    text: 'Borang BSF186A, senarai barang (dahulu B4A), berserta nilai, dan nombor siri jika ada.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '83b0d480',
    text: 'Senarai barang yang akan menyusul, yang diserahkan dan dicap semasa ketibaan pertama anda: apa yang tidak tersenarai sukar dibawa masuk secara bebas duti kemudian.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'fb3da0b3',
    text: 'Pasport dengan visa, permit kerja atau pengesahan taraf pemastautin tetap.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '84da83a9',
    text: 'Bagi bekas pemastautin, bukti tinggal sekurang-kurangnya 1 tahun di luar negara.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1cd8c8d9',
    text: 'Bil muatan atau bil muatan udara bagi penghantaran itu.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'fb7fe342',
    text: 'Pelepasan kastam bagi barangan rumah ke Kanada biasanya mengambil masa 1 hingga 5 hari bekerja, dan pemiliknya lazimnya hadir sendiri di pejabat CBSA dengan senarai yang telah dicap. Barang menyusul yang tersenarai biasanya tiada tarikh akhir import yang tetap. Pemeriksaan menambah masa.',
  },
  'petImport.vaccinations.0': {
    of: 'aeb7b34c',
    text: 'Vaksinasi rabies dengan sijil yang sah daripada doktor haiwan berlesen, dalam bahasa Inggeris atau Perancis, untuk anjing dan kucing berumur 3 bulan atau lebih.',
  },
  'petImport.vaccinations.1': {
    of: 'b450deef',
    text: 'Anak anjing dan anak kucing di bawah umur 3 bulan biasanya tidak memerlukan vaksinasi rabies.',
  },
  'petImport.vaccinations.2': {
    of: '66bc0ff3',
    text: 'Haiwan peliharaan dari negara yang secara rasmi bebas rabies biasanya tidak memerlukan vaksinasi jika hal itu diperakui.',
  },
  'petImport.quarantine': {
    of: 'f63145b2',
    text: 'Kanada biasanya tidak mengenakan kuarantin bagi anjing dan kucing peribadi yang mempunyai dokumen lengkap. Anjing yang dikelaskan sebagai komersial lain halnya: sejak September 2022, anjing sebegini dari negara yang berisiko tinggi rabies anjing dilarang masuk. Semak kelas haiwan anda dengan Agensi Pemeriksaan Makanan Kanada (CFIA).',
  },
  'petImport.healthCertificate': {
    of: '46285cb6',
    text: 'Bagi anjing atau kucing peribadi yang masuk ke Kanada, biasanya memadai sijil vaksinasi rabies yang ditulis dalam bahasa Inggeris atau Perancis dan ditandatangani oleh doktor haiwan berlesen; sijil itu perlu menerangkan haiwan dan vaksinnya. Mikrocip tidak diwajibkan bagi haiwan peribadi tetapi elok ada. Sahkan dengan CFIA, dan tanya syarikat penerbangan tentang dokumennya sendiri.',
  },
  'vehicleImport.regulations': {
    of: 'd6396c24',
    text: 'Kenderaan yang berusia kurang daripada 15 tahun mesti memenuhi piawaian keselamatan Kanada, dan kenderaan yang dijual untuk pasaran selain Amerika Syarikat biasanya tidak boleh diimport sehingga berusia 15 tahun. Kenderaan dari Amerika Syarikat biasanya melalui Registrar of Imported Vehicles (RIV), dengan bayaran, pengubahsuaian jika perlu dan pemeriksaan dalam masa 45 hari. Semak model anda dengan Transport Canada terlebih dahulu.',
  },
  'vehicleImport.duties': {
    of: '06ab76ca',
    text: 'Kereta milik orang yang datang menetap boleh masuk ke Kanada bebas duti bersama barangan rumah, jika kereta itu sememangnya dibenarkan masuk. Jika tidak, biasanya jangkakan duti 6.1% bagi kereta dari luar rakan perdagangan bebas, GST 5%, eksais CAD 100 bagi penyaman udara dan mungkin cukai wilayah atau surtaks. Tanya CBSA sebelum menghantar kereta.',
  },
  'vehicleImport.documentation.0': { of: '1e2736c9', text: 'Dokumen hak milik dan pendaftaran atas nama anda.' },
  'vehicleImport.documentation.1': { of: 'bd45e9e6', text: 'Borang import kenderaan, yang dikeluarkan di sempadan.' },
  'vehicleImport.documentation.2': {
    of: '6a874e7d',
    text: 'Surat pelepasan panggil balik daripada pengeluar, biasanya diminta bagi kenderaan AS.',
  },
  'vehicleImport.documentation.3': {
    of: '72aeb405',
    text: 'Dokumen pemeriksaan RIV bagi kenderaan dari Amerika Syarikat.',
  },
  'vehicleImport.documentation.4': {
    of: '99f7ed65',
    text: 'Bukti jualan atau nilai, kecuali kereta itu masuk sebagai barang orang yang datang menetap.',
  },
  'vehicleImport.restrictions': {
    of: '1f6f8378',
    text: 'Membawa kereta ke Kanada sering berbaloi dari Amerika Syarikat dan jarang dapat dilakukan dari tempat lain melainkan kereta itu berusia 15 tahun atau lebih; sesetengah kereta yang dibina mengikut spesifikasi Mexico mungkin juga layak. Bagi perpindahan dari seberang laut, kebanyakan orang menjual kereta mereka dan membeli yang lain di sana. Di Kanada, kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '6289c8ee',
    text: 'Penjagaan kesihatan di Kanada bersifat awam dan dikendalikan oleh wilayah dan teritori dengan dana cukai; doktor dan hospital ditanggung bagi pemastautin yang mempunyai kad kesihatan. Doktor keluarga boleh jadi sukar dicari, jadi masuk senarai menunggu lebih awal.',
  },
  'healthcare.insurance': {
    of: '8b438edd',
    text: 'Sesetengah wilayah Kanada mengenakan tempoh menunggu kepada penduduk baharu sebelum perlindungan awam bermula, jadi beli insurans swasta untuk bulan-bulan pertama. Rawatan gigi, cermin mata dan ubat sering ditanggung oleh pelan majikan; tanya kementerian kesihatan wilayah tentang tempoh menunggu itu.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '4d59d453',
    text: 'Persekolahan di Kanada dikendalikan oleh wilayah dan percuma di sekolah awam bagi anak pemastautin, biasanya dari umur 5 atau 6 tahun hingga antara 16 dan 18 tahun. Tahun persekolahan berlangsung dari kira-kira September hingga Jun. Alamat anda lazimnya menentukan sekolah.',
  },
  'education.languageOfInstruction': {
    of: 'c677a452',
    text: 'Sekolah di Kanada mengajar dalam bahasa Inggeris atau Perancis: bahasa Perancis menjadi kelaziman di Quebec dengan pengecualian terhad, dan program imersi bahasa Perancis banyak terdapat di tempat lain.',
  },
  'utilities.electricity': {
    of: 'a67bdda3',
    text: 'Kanada menggunakan bekalan 120 V pada 60 Hz dengan palam jenis A dan B. Perkakas elektrik yang dibuat untuk 220 hingga 240 V kebanyakannya tidak berfungsi di sana, jadi semak setiap label sebelum membungkus.',
  },
  'utilities.internet': {
    of: 'c6efd237',
    text: 'Jalur lebar bagus di bandar-bandar Kanada dan kurang sekata di kawasan luar bandar. Kontrak internet dan telefon bimbit agak mahal, jadi bandingkan penyedia di kawasan anda.',
  },
  'utilities.banking': {
    of: '4cde127d',
    text: 'Bank-bank besar Kanada menawarkan akaun untuk penduduk baharu, sesetengahnya boleh dimulakan sebelum ketibaan. Bawa pasport dan dokumen imigresen anda, dan mohon nombor insurans sosial (SIN) lebih awal, kerana anda memerlukannya untuk dibayar gaji.',
  },
  'culturalTips.0': {
    of: 'd7653bb2',
    text: 'Kesopanan penting di Kanada: orang beratur, menahan pintu untuk orang lain dan mudah meminta maaf.',
  },
  'culturalTips.1': { of: 'ca3cd9b8', text: 'Tanggalkan kasut apabila memasuki rumah kecuali diberitahu sebaliknya.' },
  'culturalTips.2': {
    of: '8353bf2a',
    text: 'Sediakan pakaian untuk musim sejuk di wilayah anda sebelum musim itu tiba, dan tanya tentang tayar musim sejuk, yang diwajibkan di Quebec.',
  },
  'culturalTips.3': {
    of: '4e78d01d',
    text: 'Tip dijangka di restoran dan teksi; mesin kad biasanya mencadangkan jumlahnya.',
  },
  'culturalTips.4': {
    of: '3ace7fa4',
    text: 'Di Quebec, sapa dalam bahasa Perancis dahulu: ucapan bonjour yang ringkas dihargai.',
  },
  'importantContacts.emergencyServices': {
    of: '7ee42eac',
    text: 'Dail 911 di Kanada untuk polis, bomba atau ambulans.',
  },
  'importantContacts.taxOffice': {
    of: '881d4b7e',
    text: 'Agensi Hasil Kanada (Canada Revenue Agency, CRA) mengendalikan cukai dan faedah: canada.ca.',
  },
  'sources.0.title': { of: 'f955758d', text: 'Agensi Perkhidmatan Sempadan Kanada: borang BSF186, barang peribadi' },
  'sources.1.title': { of: 'c5175317', text: 'Agensi Pemeriksaan Makanan Kanada: haiwan, tumbuhan dan makanan' },
  'sources.2.title': { of: '18615365', text: 'Kerajaan Kanada: imigresen, cukai dan kehidupan di sana' },
  'sources.3.title': { of: '8fb22678', text: 'Transport Canada: kenderaan' },
  'sources.4.title': { of: '8a86b326', text: 'Registrar of Imported Vehicles' },
  'sources.5.title': { of: '28c40163', text: 'EH Canada Visa: mengemukakan BSF186 di sempadan (secondary)' },
  'sources.6.title': {
    of: 'd0074d0c',
    text: 'PetFriendlyTravel: peraturan import haiwan peliharaan Kanada (secondary)',
  },
  'sources.7.title': { of: '3a493472', text: 'Memorandum D19-12-1 agensi sempadan tentang kenderaan (salinan)' },
  'sources.8.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.9.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
