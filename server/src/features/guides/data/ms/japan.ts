import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Timur' },
  currency: { of: '38dc08bd', text: 'Yen Jepun (JPY)' },
  'visaRequirements.touristVisa': {
    of: 'ed56cf61',
    text: 'Warganegara banyak negara boleh melawat Jepun untuk tinggal singkat tanpa visa, sering kali sehingga 90 hari; yang lain memohon di kedutaan Jepun dahulu. Tinggal singkat tidak membenarkan anda melakukan kerja bergaji dan lazimnya tidak boleh ditukar kepada status bermastautin dari dalam negara itu. Semak keperluan bagi pasport anda dengan kedutaan atau konsulat Jepun.',
  },
  'visaRequirements.workVisa': {
    of: '2a31a182',
    text: 'Untuk bekerja di Jepun, majikan biasanya memohon Sijil Kelayakan (Certificate of Eligibility) daripada Agensi Perkhidmatan Imigresen, dan anda kemudian membawanya ke kedutaan Jepun untuk mendapatkan visa. Visa itu terikat pada jenis kegiatan, seperti jurutera atau pakar, pekerja yang dipindahkan dalam syarikat yang sama atau profesional berkemahiran tinggi. Mulakan beberapa bulan lebih awal, kerana sijil itu sahaja boleh mengambil masa berminggu-minggu.',
  },
  'visaRequirements.residencePermit': {
    of: 'f2673f54',
    text: 'Orang yang baru berpindah dan tinggal di Jepun lebih daripada tiga bulan menerima kad kediaman, yang diberikan semasa ketibaan di lapangan terbang yang lebih besar. Daftarkan alamat anda di pejabat bandar atau wad dalam masa 14 hari selepas masuk rumah. Lanjutan dan taraf pemastautin tetap diuruskan melalui Agensi Perkhidmatan Imigresen (moj.go.jp/isa).',
  },
  'visaRequirements.familyReunification': {
    of: 'b7eeda07',
    text: 'Suami atau isteri dan anak biasanya boleh menyusul ke Jepun dengan status tanggungan apabila pemegang utama mempunyai status kerja atau pelajar dan kemampuan untuk menyara mereka; ibu bapa jarang diterima melalui cara ini. Keluarga juga memohon Sijil Kelayakan, sebaik-baiknya bersama permohonan utama.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '9d0cb365',
    text: 'Jika anda telah tinggal di luar negara lebih daripada setahun, atau akan tinggal di Jepun lebih daripada setahun, barangan rumah terpakai yang tiba dalam masa 6 bulan selepas kemasukan anda sendiri dilepaskan bebas duti melalui prosedur ringkas, sebagai bagasi pengembara tanpa iringan. Anda mesti mengisytiharkan penghantaran itu semasa mendarat: serahkan dua salinan Deklarasi Barang Iringan dan Tanpa Iringan dan simpan salinan yang dicap oleh kastam, kerana hal ini amat sukar diperbetulkan kemudian. Satu syarikat pemindahan menghendaki pemilikan selama setahun penuh, yang tidak disebut pada halaman kastam, jadi semak barang yang lebih baharu dengan Kastam Jepun.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'b5a0e101',
    text: 'Dadah dan perangsang, yang di Jepun merangkumi ubat selesema biasa yang mengandungi pseudoefedrin dan sesetengah inhaler, seperti inhaler Vicks dan tablet jenis Sudafed.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'dea03393', text: 'Senjata api, peluru dan bahagian senapang.' },
  'customsRegulations.prohibitedItems.2': { of: '9cecf4ca', text: 'Barang jenama tiruan dan wang palsu.' },
  'customsRegulations.prohibitedItems.3': { of: 'a86bf77e', text: 'Bahan lucah.' },
  'customsRegulations.restrictedItems.0': {
    of: '80a525e0',
    text: 'Ubat: syarikat pemindahan menyebut had sekitar bekalan dua bulan, dan sering kali lebih rendah bagi ubat preskripsi. Jumlah yang lebih memerlukan pengesahan import (Yunyu Kakunin-sho) daripada kementerian kesihatan sebelum anda menghantar.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '5998d538',
    text: 'Daging, sosej dan produk haiwan lain: tidak dibenarkan tanpa sijil pemeriksaan dari negara asal.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '629dfb49',
    text: 'Makanan, termasuk beras dan makanan haiwan: jangan masukkan, kerana syarikat pemindahan memberi amaran bahawa barang ini menyebabkan pemeriksaan yang mahal.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'fdfdae9f',
    text: 'Tumbuhan, biji benih, bebawang dan tanah: memerlukan dokumen kuarantin tumbuhan, jadi lebih mudah ditinggalkan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5c97c101',
    text: 'Kulit haiwan, bulu burung dan barang daripada spesies yang dilindungi: biasanya memerlukan dokumen CITES.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'fb97a8af',
    text: 'Pedang, dan pisau dengan bilah melebihi kira-kira 15 cm: biasanya memerlukan permit atau pendaftaran, jadi semak dengan Kastam Jepun.',
  },
  'customsRegulations.restrictedItems.6': {
    of: '6ed9a7e6',
    text: 'Alkohol dan tembakau melebihi had pengembara: dikenakan cukai, dan sebaiknya tidak dibungkus bersama perabot.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '80063033',
    text: 'Borang Kastam C No. 5360, iaitu Deklarasi Barang Iringan dan Tanpa Iringan, dalam dua salinan, yang diserahkan semasa anda masuk ke Jepun; syarikat pemindahan memerlukan salinan asal yang telah dicap oleh kastam.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '34a7180f',
    text: 'Pasport dengan cap masuk atau kebenaran mendarat.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'f682686d',
    text: 'Senarai pembungkusan bagi setiap kotak, dalam bahasa Inggeris atau Jepun, tanpa catatan seperti "pelbagai" atau "dibungkus oleh pemilik".',
  },
  'customsRegulations.documentationRequired.3': {
    of: '8a3e5a13',
    text: 'Visa atau kad kediaman yang menunjukkan tempoh anda tinggal, jika diminta oleh kastam.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '9406603e',
    text: 'Tiga salinan permohonan pengecualian dan bukti penggunaan, jika kereta turut dibawa.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '09b118c8',
    text: 'Pelepasan kastam di Jepun biasanya mengambil masa kira-kira 5 hingga 10 hari bekerja bagi kargo laut dan 3 hingga 5 hari bagi kargo udara setelah anda mendarat dan deklarasi yang dicap ada di tangan. Pemeriksaan sinar-X ialah perkara biasa. Deklarasi dalam talian yang dibuat sebelum penerbangan mungkin tidak meliputi barang yang tiba berasingan daripada anda, jadi minta borang kertas di lapangan terbang.',
  },
  'petImport.vaccinations.0': {
    of: '9d895e69',
    text: 'Mikrocip dahulu: mikrocip ISO mesti sudah dipasang sebelum vaksinasi rabies diambil kira.',
  },
  'petImport.vaccinations.1': {
    of: '8f973b19',
    text: 'Dua vaksinasi rabies selepas mikrocip dipasang, yang kedua sekurang-kurangnya 30 hari selepas yang pertama dan dalam tempoh sah vaksinasi pertama.',
  },
  'petImport.vaccinations.2': {
    of: 'dfdc4754',
    text: 'Ujian antibodi (titer) rabies selepas vaksinasi kedua, daripada makmal yang diiktiraf oleh Jepun.',
  },
  'petImport.vaccinations.3': {
    of: '83a38d9a',
    text: 'Tempoh menunggu 180 hari dari hari darah diambil sebelum haiwan itu tiba.',
  },
  'petImport.vaccinations.4': {
    of: '3a0f0086',
    text: 'Haiwan peliharaan dari beberapa kawasan yang ditetapkan oleh Jepun sebagai bebas rabies mengikut prosedur yang lebih singkat; tanya Perkhidmatan Kuarantin Haiwan sama ada kawasan anda termasuk.',
  },
  'petImport.quarantine': {
    of: '09baf52f',
    text: 'Anjing dan kucing yang memenuhi setiap syarat Jepun biasanya dilepaskan selepas pemeriksaan sehingga kira-kira 12 jam. Haiwan yang tidak memenuhi sesuatu syarat, paling kerap tempoh menunggu 180 hari, boleh ditahan sehingga 180 hari atas kos anda. Jangkakan persiapan tujuh hingga lapan bulan dari vaksinasi pertama.',
  },
  'petImport.healthCertificate': {
    of: '1221f611',
    text: 'Maklumkan kepada Perkhidmatan Kuarantin Haiwan sekurang-kurangnya 40 hari sebelum haiwan tiba di Jepun dan tunggu kelulusannya; perkhidmatan itu juga menghendaki sijil daripada doktor haiwan rasmi negara asal, yang dibuat tidak lama sebelum penerbangan. Perkhidmatan itu (maff.go.jp/aqs) mempunyai borangnya sendiri, jadi minta doktor haiwan anda mengisi borang tersebut.',
  },
  'vehicleImport.regulations': {
    of: '969091a4',
    text: 'Kereta memerlukan deklarasi import am di Jepun, berasingan daripada barangan rumah. Kereta yang anda gunakan sebelum datang boleh mendapat pengecualian barangan rumah dengan tiga salinan permohonan pengecualian dan bukti penggunaan; sumber berbeza sama ada 6 atau 12 bulan penggunaan dikehendaki, jadi semak dengan Kastam Jepun sebelum menghantar.',
  },
  'vehicleImport.duties': {
    of: '43924e35',
    text: 'Duti kastam ke atas kereta di Jepun ialah 0%, tetapi tanpa pengecualian, cukai penggunaan 10% biasanya dikenakan. Menurut panduan lain, kereta yang dikecualikan tetapi dijual dalam masa 2 tahun akan dikenakan cukai. Pemeriksaan keselamatan (shaken), sebarang pengubahsuaian yang dituntutnya dan pendaftaran menambah kos yang agak besar.',
  },
  'vehicleImport.documentation.0': { of: '3fa34da8', text: 'Tiga salinan permohonan pengecualian duti dan cukai.' },
  'vehicleImport.documentation.1': {
    of: 'd7ba97ec',
    text: 'Bukti bahawa anda memiliki dan menggunakan kereta itu sebelum masuk ke Jepun, seperti dokumen pendaftaran dan insurans.',
  },
  'vehicleImport.documentation.2': {
    of: 'f87ac2fa',
    text: 'Pasport dan Deklarasi Barang Iringan dan Tanpa Iringan yang telah dicap.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Bil muatan untuk kereta.' },
  'vehicleImport.documentation.4': {
    of: '7fd9ab88',
    text: 'Dokumen untuk pemeriksaan pelepasan ekzos dan pemeriksaan keselamatan (shaken).',
  },
  'vehicleImport.restrictions': {
    of: '55765a15',
    text: 'Membawa kereta ke Jepun jarang berbaloi: bukti pelepasan ekzos, shaken dan pendaftaran lambat dan mahal, sedangkan kereta terpakai yang baik murah di sana. Kenderaan dipandu di sebelah kiri jalan. Di kebanyakan bandar, anda juga memerlukan sijil daripada polis bahawa anda mempunyai tempat letak kereta sebelum boleh mendaftarkan kereta.',
  },
  'healthcare.system': {
    of: '8a3a7d1f',
    text: 'Jepun mempunyai insurans kesihatan awam sejagat dan rangkaian klinik serta hospital yang padat yang boleh anda pilih dengan bebas. Pesakit yang diinsuranskan biasanya membayar 30% daripada bil, dan siling bulanan mengehadkan kos rawatan besar.',
  },
  'healthcare.insurance': {
    of: '015d5500',
    text: 'Setiap orang yang tinggal di Jepun lebih daripada tiga bulan wajib menyertainya: pekerja melalui syarikat, yang lain melalui Insurans Kesihatan Kebangsaan di pejabat bandar atau wad. Sediakan insurans perjalanan atau swasta untuk minggu-minggu pertama.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (polis), 119 (bomba dan ambulans)' },
  'education.schoolSystem': {
    of: 'a6722901',
    text: 'Persekolahan di Jepun terdiri daripada enam tahun sekolah rendah, tiga tahun sekolah menengah rendah dan tiga tahun sekolah menengah atas; sembilan tahun pertama wajib bagi kanak-kanak Jepun dan terbuka kepada kanak-kanak asing, tanpa yuran pengajian di sekolah awam. Tahun persekolahan bermula pada bulan April. Tanya tentang tempat di pejabat bandar atau wad.',
  },
  'education.languageOfInstruction': {
    of: '6b3cf79e',
    text: 'Sekolah awam di Jepun mengajar dalam bahasa Jepun, dan banyak yang menawarkan sedikit bantuan bahasa untuk murid yang baru tiba. Sekolah antarabangsa di bandar besar mengajar dalam bahasa Inggeris dan bahasa lain.',
  },
  'utilities.electricity': {
    of: 'cb85dc51',
    text: 'Jepun menggunakan bekalan 100 V dengan palam jenis A dan B, pada 50 Hz di timur (Tokyo) dan 60 Hz di barat (Osaka, Nagoya, Kyushu). Perkakas elektrik yang dibuat untuk 220 hingga 240 V tidak akan berfungsi di sana tanpa transformer dan biasanya lebih baik ditinggalkan; cari label yang menyatakan 100-240 V dan 50/60 Hz.',
  },
  'utilities.internet': {
    of: '7802dbf6',
    text: 'Gentian optik pantas dan lazim di bandar-bandar Jepun, tetapi talian baharu boleh mengambil masa berminggu-minggu untuk dipasang; ramai orang menggunakan wifi poket atau pelan mudah alih sementara menunggu. Tanya tuan rumah sama ada bangunan itu sudah mempunyai talian.',
  },
  'utilities.banking': {
    of: 'd8591cf5',
    text: 'Untuk membuka akaun di Jepun, anda biasanya memerlukan kad kediaman, alamat yang didaftarkan dan nombor telefon Jepun; sesetengah bank menghendaki anda sudah tinggal enam bulan atau mempunyai pekerjaan, dan sesetengahnya meminta cap peribadi. Bawa wang tunai atau kad asing yang boleh digunakan di sana untuk minggu-minggu pertama.',
  },
  'culturalTips.0': {
    of: 'a0283744',
    text: 'Tanggalkan kasut di pintu masuk rumah, dan di sesetengah klinik, sekolah dan restoran di Jepun; lantai yang lebih tinggi atau rak kasut ialah tandanya.',
  },
  'culturalTips.1': {
    of: 'cfbe8fee',
    text: 'Minta jadual kutipan sampah daripada pihak bangunan atau pejabat wad: sampah di Jepun diasingkan dengan ketat, dan setiap jenis ada harinya.',
  },
  'culturalTips.2': {
    of: 'da34e88c',
    text: 'Senyapkan telefon di dalam kereta api dan bas di Jepun dan jawab panggilan di luar.',
  },
  'culturalTips.3': {
    of: '6f9dc16c',
    text: 'Hadiah kecil untuk jiran dan sapaan ringkas pada hari pindah ialah adat yang elok di Jepun dan memudahkan perhubungan.',
  },
  'culturalTips.4': {
    of: 'fdf59357',
    text: 'Beri dan terima kad perniagaan di Jepun dengan kedua-dua belah tangan dan baca kad itu sebelum menyimpannya.',
  },
  'importantContacts.emergencyServices': {
    of: '0c9b2aa3',
    text: 'Di Jepun, dail 110 untuk polis dan 119 untuk bomba atau ambulans.',
  },
  'importantContacts.taxOffice': {
    of: 'e5c36e46',
    text: 'Agensi Cukai Negara (National Tax Agency) mengendalikan cukai pendapatan di Jepun: nta.go.jp. Cukai pemastautin ialah urusan bandar tempat anda tinggal.',
  },
  'sources.0.title': { of: '1274fd56', text: 'Kastam Jepun: barangan rumah dan barang tanpa iringan' },
  'sources.1.title': { of: 'de5ff2ad', text: 'Perkhidmatan Kuarantin Haiwan Jepun: soalan tentang anjing dan kucing' },
  'sources.2.title': {
    of: 'b45cb387',
    text: 'Agensi Perkhidmatan Imigresen Jepun, dengan portalnya tentang kehidupan harian',
  },
  'sources.3.title': { of: '5042de07', text: 'Agensi Cukai Negara Jepun' },
  'sources.4.title': { of: 'd2081294', text: 'Pihak Berkuasa Makanan Finland: membawa haiwan peliharaan ke Jepun' },
  'sources.5.title': { of: '9a50273d', text: 'A-Cross: berpindah ke Jepun (secondary)' },
  'sources.6.title': { of: '913b8ff7', text: 'Blue Horizon Shipping: berpindah ke Jepun (secondary)' },
  'sources.7.title': { of: '9d49f752', text: 'Panduan import syarikat pemindahan ke Jepun (secondary)' },
  'sources.8.title': { of: '3f686a8e', text: 'Angloinfo: mengimport kenderaan ke Jepun (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
