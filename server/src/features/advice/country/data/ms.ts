import type { CountryAdvice } from '../country-matters.js';

export const countryAdvice: CountryAdvice = {
  'united-kingdom': {
    heading: 'Di United Kingdom:',
    tax: 'Cukai: tukar alamat dalam akaun dalam talian HMRC atau aplikasinya; jika anda menghantar penyata cukai, HMRC memerlukannya untuk Self Assessment juga. Maklumkan majikan.',
    post: 'Pos: mohon Redirection daripada Royal Mail di laman webnya atau di Post Office. Ia berbayar dan perlu dipohon beberapa hari sebelum bermula.',
    driving:
      'Lesen dan kereta: maklumkan alamat baharu kepada DVLA untuk lesen memandu dan, secara berasingan, untuk dokumen kereta (V5C). Kedua-duanya percuma di GOV.UK. Maklumkan insurans kereta juga.',
    register:
      'Tempat tinggal: maklumkan kedua-dua majlis (council) untuk council tax, daftar semula untuk mengundi, dan daftar dengan doktor (GP) berdekatan. Tempat sekolah dipohon di council.',
    utilities:
      'Gas, elektrik dan air: baca meter di kedua-dua rumah pada hari itu dan berikan kepada pembekal. Bagi gas dan elektrik anda boleh kekal dengan pembekal rumah baharu atau memilih yang lain.',
    parking:
      'Tempat lori: council menentukan permit dan petak yang dikosongkan, selalunya beberapa minggu awal dan berbayar. Lif luar atau tong sampah besar di jalan juga perlu kebenarannya.',
    estimates:
      'Perpindahan ialah perkhidmatan di bawah undang-undang pengguna: apa yang dipersetujui secara bertulis dikira. Tanya sama ada harga tetap atau anggaran, dan apa berlaku jika kunci lewat.',
    cover:
      'Banyak syarikat mengehadkan liabiliti bagi setiap barang dalam syaratnya dan menawarkan insurans berasingan. Minta kedua-duanya secara bertulis, dengan had dan lebihan.',
    claims:
      'Lihat syarat syarikat: selalunya hanya beberapa hari diberi untuk melaporkan kerosakan secara bertulis. Ahli British Association of Removers ada skim untuk pertikaian.',
    movers:
      'Semak syarikat di Companies House, minta lesen pengendali kenderaan barang jika ia ada lori, dan lihat sama ada ia ahli British Association of Removers.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu, kemudian kepada persatuannya. Citizens Advice membantu pengguna, dan tuntutan wang di mahkamah boleh dibuat dalam talian.',
    deposit:
      'Sewa: di England dan Wales kebanyakan tuan rumah swasta mesti melindungi deposit dalam skim yang diluluskan, yang juga menyelesaikan pertikaian. Scotland dan Ireland Utara ada skim sendiri.',
    leaving:
      'Jika anda meninggalkan negara itu: maklumkan HMRC, dengan borang P85 atau penyata cukai, council dan doktor anda, dan beri Royal Mail alamat di luar negara.',
  },
  ireland: {
    heading: 'Di Ireland:',
    tax: 'Cukai: tukar alamat dalam myAccount di Revenue (ROS jika bekerja sendiri); maklumkan majikan, dan Department of Social Protection jika anda menerima bayaran.',
    post: 'Pos: mohon pengalihan surat daripada An Post, dalam talian atau di pejabat pos, beberapa hari sebelum berpindah; ia berbayar. Gunakan Eircode rumah baharu.',
    driving:
      'Lesen dan kereta: National Driver Licence Service (NDLS) menukar alamat lesen memandu. Tukar juga pada sijil pendaftaran kereta, dan maklumkan insurans.',
    register:
      'Tempat tinggal: tukar alamat dalam daftar pengundi di checktheregister.ie, maklumkan HSE jika anda ada medical card, dan minta tempat dengan doktor (GP) dan sekolah berdekatan.',
    utilities:
      'Gas dan elektrik: beri pembekal bacaan dan nombor meter (MPRN, GPRN) pada hari berpindah. Air diuruskan oleh Uisce Éireann atau skim setempat.',
    parking:
      'Tempat lori: tanya majlis bandar atau daerah sama ada petak boleh dikosongkan; lif luar atau tong sampah besar di jalan perlu kebenarannya.',
    estimates:
      'Perpindahan ialah perkhidmatan di bawah undang-undang pengguna: apa yang dipersetujui secara bertulis dikira. Tanya sama ada harga tetap atau anggaran, termasuk VAT.',
    cover:
      'Syarat syarikat menyatakan sejauh mana ia bertanggungjawab, selalunya dengan had bagi setiap barang. Minta insurans dan hadnya secara bertulis.',
    claims:
      'Lihat dalam syarat syarikat tempoh untuk melaporkan kerosakan secara bertulis; mungkin hanya beberapa hari.',
    movers:
      'Semak syarikat di Companies Registration Office (CRO), dan minta lesen pengangkutan jalan jika ia ada lori, serta insuransnya.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu. Competition and Consumer Protection Commission (CCPC) menerangkan hak anda, dan mahkamah ada prosedur tuntutan kecil.',
    deposit:
      'Sewa: Residential Tenancies Board (RTB) mendaftarkan penyewaan dan menyelesaikan pertikaian deposit antara penyewa dan tuan rumah.',
    leaving:
      'Jika anda meninggalkan negara itu: maklumkan Revenue dan Department of Social Protection; tanya sama ada layanan tahun terbahagi (split-year) terpakai pada gaji anda.',
  },
  canada: {
    heading: 'Di Kanada:',
    tax: 'Cukai: tukar alamat dengan Canada Revenue Agency (CRA) dalam My Account atau melalui telefon, dan dengan Service Canada jika anda menerima EI, CPP atau OAS.',
    post: 'Surat: mohon Mail Forwarding daripada Canada Post, dalam talian atau di pejabat pos, sebelum berpindah; ia berbayar.',
    driving:
      'Lesen dan kereta: wilayah mengeluarkan kedua-duanya (ServiceOntario, SAAQ di Quebec, ICBC di British Columbia). Kebanyakannya mahu alamat baharu dalam beberapa hari; wilayah baharu bermakna menukar kedua-duanya.',
    register:
      'Tempat tinggal: tukar alamat dengan Elections Canada dan kad kesihatan wilayah anda. Di wilayah baharu mohon pelan kesihatannya segera, kerana perlindungan mungkin bermula lewat. Sekolah dipohon di school board.',
    utilities:
      'Elektrik, gas dan air: syarikat bandar atau wilayah; maklumkan kedua-duanya beberapa minggu awal dan baca meter pada hari itu.',
    parking:
      'Tempat lori: bandar menentukan permit parkir sementara; bangunan pangsapuri selalunya meminta lif ditempah dan deposit.',
    estimates:
      'Peraturan anggaran datang daripada undang-undang pengguna wilayah, dan ada yang mengehadkan berapa banyak bil boleh melebihi anggaran bertulis. Dapatkan anggaran secara bertulis.',
    cover:
      'Liabiliti asas syarikat biasanya mengikut berat dan ditulis pada bill of lading. Perlindungan nilai gantian dikenakan bayaran tambahan: pastikan ia ditulis di situ.',
    claims:
      'Bill of lading menyatakan tempoh untuk menuntut secara bertulis. Catat kerosakan pada salinan syarikat sebelum menandatangani.',
    movers:
      'Tiada lesen persekutuan untuk syarikat pemindahan. Semak syarikat di Canadian Association of Movers dan Better Business Bureau, dan minta insurans serta alamatnya.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu, kemudian kepada pejabat pengguna wilayah anda. Office of Consumer Affairs menyenaraikannya; mahkamah tuntutan kecil ialah milik wilayah.',
    deposit:
      'Sewa: deposit bergantung pada wilayah. Quebec tidak membenarkan deposit keselamatan; wilayah lain mengehadkannya.',
    leaving:
      'Jika anda meninggalkan negara itu: beritahu CRA tarikh anda pergi, kerana ia menentukan kediaman cukai anda, dan maklumkan pelan kesihatan wilayah.',
  },
  'united-states': {
    heading: 'Di Amerika Syarikat:',
    tax: 'Cukai: maklumkan IRS dengan borang 8822 atau dalam penyata anda yang berikutnya, dan pejabat cukai negeri. Social Security dan Medicare melalui SSA.',
    post: 'Surat: failkan pertukaran alamat dengan USPS di moversguide.usps.com, dengan bayaran kecil yang membuktikan identiti, atau di pejabat pos. Surat kelas pertama dialihkan selama 12 bulan.',
    driving:
      'Lesen dan kereta: pejabat kenderaan (DMV) negeri menukar kedua-duanya. Tempohnya singkat; negeri baharu bermakna lesen baharu, plat baharu dan mungkin pemeriksaan.',
    register:
      'Tempat tinggal: daftar semula untuk mengundi melalui vote.gov, dan mohon sekolah di school district. Bukan warganegara memaklumkan USCIS dalam 10 hari, dengan borang AR-11.',
    utilities:
      'Elektrik, gas dan air: syarikat setempat; minta hari terakhir dan pertama beberapa minggu awal. Sesetengah negeri membenarkan anda memilih pembekal elektrik.',
    parking:
      'Tempat lori: bandar menentukan permit sementara; bangunan pangsapuri selalunya meminta lif ditempah dan sijil insurans (COI) daripada syarikat.',
    estimates:
      'Antara negeri, peraturan persekutuan (49 CFR 375) membezakan anggaran yang mengikat dengan yang tidak: semasa penghantaran tidak lebih 110 peratus daripada anggaran tidak mengikat boleh dituntut. Dalam satu negeri, peraturannya sendiri terpakai.',
    cover:
      'Antara negeri, perlindungan released value percuma dan membayar 60 sen dolar bagi setiap paun barang yang rosak: 30 dolar untuk televisyen 50 paun, walau berapa pun nilainya. Nilai penuh ialah tahap yang satu lagi; anda menolaknya secara bertulis.',
    claims:
      'Selepas perpindahan antara negeri, tuntutan bertulis boleh dibuat dalam sembilan bulan selepas penghantaran.',
    movers:
      'Antara negeri, syarikat memerlukan nombor USDOT dan pendaftaran FMCSA: semak di Protect Your Move. Dalam satu negeri, agensinya sendiri memberi lesen.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu. Antara negeri ia mesti menawarkan timbang tara, dan FMCSA menerima aduan dalam National Consumer Complaint Database; yang lain kepada peguam negara negeri.',
    deposit: 'Sewa: undang-undang negeri menyatakan berapa tinggi deposit dan bila ia mesti dipulangkan.',
    leaving:
      'Jika anda meninggalkan negara itu: warganegara dan pemegang green card terus menghantar penyata kepada IRS. Beri IRS dan SSA alamat di luar negara.',
  },
  malaysia: {
    heading: 'Di Malaysia:',
    tax: 'Cukai: kemas kini alamat dengan LHDN (HASiL) dalam MyTax, dan maklumkan majikan, KWSP dan PERKESO.',
    post: 'Pos: tanya Pos Malaysia di pejabat pos tentang pengalihan surat anda sebelum berpindah.',
    driving:
      'Lesen dan kereta: kemas kini alamat dengan JPJ, di kaunter atau dalam talian, dan maklumkan insurans kereta anda.',
    register:
      'Tempat tinggal: tukar alamat MyKad di Jabatan Pendaftaran Negara (JPN) dalam 30 hari, dan dengan Suruhanjaya Pilihan Raya (SPR) untuk mengundi. Pejabat pendidikan daerah menguruskan pertukaran sekolah.',
    utilities:
      'Elektrik: TNB di Semenanjung, Sabah Electricity atau Sarawak Energy; air ialah syarikat negeri. Tutup atau ambil alih akaun dan minta deposit anda.',
    parking:
      'Tempat lori: tanya majlis tempatan (DBKL di Kuala Lumpur) tentang jalan, dan pengurusan bangunan tentang masa berpindah, lif barang dan deposit.',
    estimates:
      'Perpindahan ialah perkhidmatan di bawah Akta Perlindungan Pengguna: dapatkan harga, apa yang termasuk dan cukai secara bertulis.',
    cover:
      'Syarat syarikat selalunya mengehadkan liabilitinya. Minta insurans transit daripada penanggung insurans yang dilesenkan oleh Bank Negara Malaysia, dengan polisi bertulis.',
    claims:
      'Syarat syarikat dan polisi menyatakan tempoh untuk melaporkan kerosakan secara bertulis; mungkin hanya beberapa hari.',
    movers:
      'Semak syarikat di Suruhanjaya Syarikat Malaysia (SSM), dan minta lesen kenderaan barangan serta insuransnya.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu, kemudian kepada KPDN, atau tuntut di Tribunal Tuntutan Pengguna (TTPM), yang tidak memerlukan peguam.',
    deposit:
      'Sewa: deposit dan pemulangannya tertulis dalam perjanjian sewa, yang patut disetem. Ambil gambar semasa penyerahan.',
    leaving:
      'Jika anda meninggalkan negara ini: majikan memaklumkan LHDN sebelum anda pergi, untuk penyelesaian cukai; tanya KWSP tentang simpanan anda.',
  },
  estonia: {
    heading: 'Di Estonia:',
    tax: 'Cukai: lembaga cukai (EMTA) menggunakan daftar penduduk; semak butiran anda dalam e-MTA dan maklumkan majikan.',
    post: 'Pos: tanya Omniva tentang pengalihan surat, dan tukar alamat pada penghantar dan kedai.',
    driving:
      'Lesen dan kereta: lesen memandu Estonia tidak memuatkan alamat, jadi ia kekal sah. Semak butiran anda dalam perkhidmatan dalam talian Transpordiamet dan maklumkan insurans kereta.',
    register:
      'Tempat tinggal: maklumkan kediaman baharu kepada daftar penduduk dalam 30 hari, di rahvastikuregister.ee atau di pejabat majlis. Undi, sekolah dan tadika bergantung padanya; doktor keluarga ditukar berasingan.',
    utilities:
      'Elektrik: kontrak rangkaian, kebanyakannya dengan Elektrilevi, dan kontrak dengan penjual pilihan anda. Beri bacaan pada hari itu; pemanasan dan air selalunya melalui persatuan bangunan.',
    parking:
      'Tempat lori: pihak berkuasa tempatan menentukan penutupan petak atau jalan untuk lori atau lif luar; tanya beberapa hari awal.',
    estimates:
      'Perpindahan ialah kontrak di bawah undang-undang obligasi (võlaõigusseadus): dapatkan harga termasuk VAT dan apa yang mengubahnya secara bertulis.',
    cover:
      'Undang-undang obligasi (võlaõigusseadus) mengehadkan tanggungjawab syarikat. Tanya insurans dan hadnya, dan insuranskan barang berharga secara berasingan.',
    claims:
      'Undang-undang obligasi (võlaõigusseadus) dan kontrak menyatakan bila kerosakan mesti dilaporkan: buat segera secara bertulis.',
    movers:
      'Semak syarikat dalam daftar perniagaan (ariregister.rik.ee), dan minta lesen pengangkutan lori serta insuransnya.',
    complaints:
      'Adu kepada syarikat secara bertulis dahulu. Kemudian jawatankuasa pertikaian pengguna di TTJA membuat keputusan.',
    deposit:
      'Sewa: deposit rumah tidak boleh melebihi sewa tiga bulan menurut undang-undang obligasi (võlaõigusseadus).',
    leaving:
      'Jika anda meninggalkan negara itu: beri daftar penduduk alamat di luar negara, dan tanya EMTA sama ada anda kekal pemastautin cukai.',
  },
};
