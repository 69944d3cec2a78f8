import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Timur' },
  currency: { of: 'bc2c8bd9', text: 'Yuan China, renminbi (CNY)' },
  'visaRequirements.touristVisa': {
    of: '19241a81',
    text: 'Lawatan ke tanah besar China memerlukan visa pelancong (L) daripada kedutaan atau pusat visa China kecuali pasport anda dikecualikan. Warganegara banyak negara telah dibenarkan tinggal singkat atau transit tanpa visa, di bawah skim yang terhad masanya dan kerap diubah. Semak dengan kedutaan China tidak lama sebelum perjalanan; Hong Kong dan Macau mempunyai peraturan tersendiri.',
  },
  'visaRequirements.workVisa': {
    of: '5830bc0d',
    text: 'Untuk bekerja di China, majikan perlu mendapatkan pemberitahuan permit kerja, kemudian anda memperoleh visa kerja (Z) daripada kedutaan China, dan selepas tiba, permit kerja serta permit kediaman. Ijazah dan sijil polis biasanya perlu disahkan notari dan dilegalisasi atau diberi apostille, jadi mulakan berbulan-bulan lebih awal. Anda tidak boleh mula bekerja dengan visa lawatan.',
  },
  'visaRequirements.residencePermit': {
    of: '4299047e',
    text: 'Selepas memasuki China dengan visa jangka panjang, anda biasanya memohon permit kediaman di pejabat keluar masuk biro keselamatan awam tempatan dalam masa 30 hari, dengan pemeriksaan perubatan. Sesiapa yang tidak menginap di hotel juga mesti mendaftarkan alamat dengan polis tempatan, lazimnya dalam masa 24 jam selepas tiba. Pentadbiran Imigresen Kebangsaan (en.nia.gov.cn) mempunyai peraturan semasa.',
  },
  'visaRequirements.familyReunification': {
    of: '797e0936',
    text: 'Suami atau isteri dan anak kepada warga asing yang bekerja atau belajar di China biasanya datang dengan visa tanggungan (S1 untuk tinggal lama), dan saudara kepada warganegara China dengan visa Q. Sijil perkahwinan dan sijil kelahiran lazimnya perlu dilegalisasi atau diberi apostille dan diterjemahkan; visa tanggungan tidak membenarkan anda bekerja.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '23be9d23',
    text: 'China biasanya hanya membenarkan pemastautin jangka panjang mengimport barangan rumah: warga asing, orang dari Hong Kong, Macau dan Taiwan, serta warga China yang pulang, yang tinggal sekurang-kurangnya 12 bulan, sebaik sahaja permit kerja dan permit kediaman mereka dikeluarkan. Pada amnya, dibenarkan satu penghantaran udara dan satu penghantaran laut, dan semuanya mesti masuk dalam masa 6 bulan selepas kelulusan kastam. Sumber tidak sependapat tentang duti: ada yang mengatakan barang terpakai bebas duti, ada pula yang mengatakan setiap penghantaran barangan rumah dikenakan duti, dan perkakas, perabot serta lampu sering dikenakan. Tanya pejabat kastam tempatan sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'd7428bdd', text: 'Senjata api dan senjata lain, yang diharamkan.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'f53d3e04',
    text: 'Buku, filem dan media lain yang dianggap oleh pihak berkuasa memudaratkan politik, ekonomi, budaya atau moral China, yang biasanya ditolak atau dirampas.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.3': {
    of: '047d9454',
    text: 'Pemancar radio dan pemancar GPS atau satelit, yang biasanya ditolak.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'e4aa61fc',
    text: 'Daging, produk tenusu, buah segar, biji benih dan tanah, yang biasanya ditolak.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '1822eccd',
    text: 'Barang antik: isytiharkan semasa masuk, jika tidak anda mungkin tidak dapat membawanya keluar semula.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4369808c',
    text: 'Kayu golf: biasanya dikenakan duti, pada kadar 30% menurut satu sumber.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'dd05f1db',
    text: 'Perkakas, perabot dan lampu: sering dikenakan duti.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '976a818b',
    text: 'Bahan keagamaan: biasanya diterima hanya dalam kuantiti untuk kegunaan peribadi.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a58f1654',
    text: 'Permit kastam untuk mengimport barang kegunaan peribadi (juga dipanggil surat kastam bermeterai), biasanya dikeluarkan dalam 2 hingga 3 hari bekerja dan sah selama kira-kira 30 hari.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '62269c6d',
    text: 'Permit kerja dan permit kediaman yang sah selama sekurang-kurangnya 12 bulan.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8b10896c',
    text: 'Pasport, sering kali yang asal, untuk ditunjukkan kepada kastam.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'a34aaf65',
    text: 'Inventori penghantaran, dalam bahasa Cina atau dengan terjemahan.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8485aa4',
    text: 'Borang deklarasi bagasi daripada kemasukan anda ke China, yang diminta di sesetengah bandar.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '12236ef7',
    text: 'Surat daripada majikan, yang diminta di sesetengah bandar.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '07b825e7',
    text: 'Sebaik sahaja permit kastam dikeluarkan, pelepasan kastam di China biasanya mengambil masa 10 hingga 15 hari bekerja; bagi warga China yang pulang, tempoh yang disebut ialah kira-kira 10 hingga 12. Permit itu sendiri perlu menunggu permit kediaman anda, jadi jangan menghantar terlalu awal. Amalan berbeza antara bandar seperti Beijing dan Shanghai.',
  },
  'petImport.vaccinations.0': {
    of: 'c2038573',
    text: 'Mikrocip dahulu, supaya setiap vaksinasi dan ujian dapat dikaitkan dengan haiwan itu.',
  },
  'petImport.vaccinations.1': {
    of: '068a1e66',
    text: 'Vaksinasi rabies berserta sijil; dua vaksinasi biasanya dijangka.',
  },
  'petImport.vaccinations.2': {
    of: '3bce6ec2',
    text: 'Ujian antibodi rabies dengan keputusan sekurang-kurangnya 0.5 IU/ml daripada makmal yang diiktiraf oleh kastam China (GACC), biasanya diperlukan untuk mengelakkan kuarantin jika anda datang dari negara di luar senarai yang ditetapkan.',
  },
  'petImport.quarantine': {
    of: 'c3bc3923',
    text: 'Haiwan peliharaan biasanya menjalani kuarantin 30 hari di China kecuali datang dari negara atau kawasan yang ditetapkan (contohnya UK, Ireland, Jepun, Singapura, Australia, New Zealand, Sweden, Switzerland, Portugal, Hong Kong atau Macau) atau mempunyai keputusan antibodi rabies sekurang-kurangnya 0.5 IU/ml daripada makmal yang diiktiraf. Jika kuarantin diperlukan, haiwan itu hanya boleh masuk di pelabuhan yang mempunyai kemudahannya. Sahkan dengan kastam China (GACC) sebelum membuat tempahan.',
  },
  'petImport.healthCertificate': {
    of: '0a206355',
    text: 'China biasanya membenarkan seekor anjing atau kucing bagi setiap orang dan setiap kemasukan, dengan sijil kesihatan rasmi daripada pihak berkuasa veterinar negara asal, sijil vaksinasi rabies dan mikrocip. Bandar-bandar juga mengehadkan baka dan saiz anjing serta mewajibkan lesen, jadi tanya tuan rumah dan polis tempatan anda terlebih dahulu.',
  },
  'vehicleImport.regulations': {
    of: '5cc0b146',
    text: 'Pelawat jangka panjang yang bukan pemastautin tidak boleh mengimport kenderaan bermotor ke China. Kakitangan tetap di pejabat perwakilan syarikat asing boleh memohon untuk membawa masuk satu kenderaan yang mempunyai hingga sembilan tempat duduk, dengan duti dibayar. Kereta terpakai biasanya langsung tidak boleh diimport.',
  },
  'vehicleImport.duties': {
    of: '7cdc45d8',
    text: 'Jika kenderaan dibenarkan masuk ke China, duti kastam, cukai penggunaan dan VAT perlu dibayar, dan jumlahnya tinggi. Tanya pejabat kastam tempatan dan majikan anda tentang angka semasa sebelum memutuskan apa-apa.',
  },
  'vehicleImport.documentation.0': {
    of: '41dbc779',
    text: 'Kelulusan daripada pejabat kastam tempatan sebelum kenderaan dihantar.',
  },
  'vehicleImport.documentation.1': {
    of: 'f3da5a6d',
    text: 'Bukti jawatan anda di pejabat perwakilan, berserta permit kerja dan permit kediaman.',
  },
  'vehicleImport.documentation.2': { of: 'b78a83f9', text: 'Dokumen pembelian dan data teknikal kenderaan.' },
  'vehicleImport.restrictions': {
    of: 'f6154ed3',
    text: 'Bagi hampir semua orang yang berpindah ke China, kereta terpaksa ditinggalkan. Lesen memandu asing dan antarabangsa tidak diiktiraf di tanah besar, jadi anda memerlukan lesen China, dan beberapa bandar besar mengehadkan nombor plat. Kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '2d319e78',
    text: 'Penjagaan kesihatan di China kebanyakannya diberikan di hospital awam, yang mana untuk berjumpa doktor pakar pun anda bermula di kaunter pendaftaran atau aplikasi hospital. Bandar-bandar besar juga mempunyai klinik antarabangsa dengan kakitangan berbahasa Inggeris, pada harga yang jauh lebih tinggi.',
  },
  'healthcare.insurance': {
    of: 'cf03c8ba',
    text: 'Warga asing yang bekerja di China pada amnya didaftarkan dalam skim insurans sosial, yang merangkumi perlindungan perubatan asas. Ramai yang menambah insurans antarabangsa swasta untuk pengebilan terus, pemindahan kecemasan dan klinik antarabangsa; tanya majikan anda.',
  },
  'healthcare.emergencyNumber': { of: '4b654e74', text: '120 (ambulans), 110 (polis), 119 (bomba)' },
  'education.schoolSystem': {
    of: 'f3fe997c',
    text: 'China mempunyai sembilan tahun persekolahan wajib, iaitu sekolah rendah dan sekolah menengah rendah, diikuti sekolah menengah atas; tahun persekolahan biasanya bermula pada bulan September. Kanak-kanak asing boleh bersekolah di sekolah tempatan di banyak bandar, walaupun tempat dan dokumen berbeza mengikut daerah, dan kebanyakan keluarga ekspatriat mempertimbangkan sekolah antarabangsa.',
  },
  'education.languageOfInstruction': {
    of: 'bc041bc1',
    text: 'Sekolah awam di China mengajar dalam bahasa Mandarin; sekolah antarabangsa mengajar dalam bahasa Inggeris atau bahasa asing lain.',
  },
  'utilities.electricity': {
    of: '804150e2',
    text: 'China menggunakan bekalan 220 V pada 50 Hz dengan palam jenis A, C dan I. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana, dan perabot serta perkakas baharu cukup murah sehingga banyak barang lama boleh ditinggalkan di rumah.',
  },
  'utilities.internet': {
    of: '55496705',
    text: 'Perkhidmatan gentian optik dan mudah alih yang pantas lazim di bandar-bandar China. Banyak laman web dan aplikasi asing tidak dapat diakses di tanah besar, jadi uruskan apa yang anda perlukan sebelum tiba dan beritahu keluarga cara menghubungi anda.',
  },
  'utilities.banking': {
    of: 'a5964ad0',
    text: 'Membuka akaun bank di China biasanya memerlukan pasport, permit kediaman dan nombor telefon bimbit China. Pembayaran harian dibuat melalui Alipay dan WeChat Pay, yang kedua-duanya menerima banyak kad asing.',
  },
  'culturalTips.0': {
    of: '8abc4557',
    text: 'Sediakan nombor telefon bimbit China, WeChat dan aplikasi pembayaran pada hari-hari pertama: kedai, teksi dan tuan rumah bergantung padanya.',
  },
  'culturalTips.1': {
    of: '5be7d911',
    text: 'Beri dan terima kad perniagaan serta hadiah dengan kedua-dua belah tangan.',
  },
  'culturalTips.2': {
    of: 'b7bb70b7',
    text: 'Daftarkan alamat anda dengan polis sekali lagi setiap kali berpindah dan, di banyak tempat, selepas perjalanan ke luar negara.',
  },
  'culturalTips.3': {
    of: '9973e839',
    text: 'Bawa pasport anda: pasport diperlukan untuk kereta api, hotel dan banyak tiket.',
  },
  'culturalTips.4': {
    of: 'cf3731f6',
    text: 'Elakkan memalukan seseorang di hadapan orang lain; bangkitkan masalah dengan tenang dan secara tertutup.',
  },
  'importantContacts.emergencyServices': {
    of: '9993a789',
    text: 'Di China, dail 110 untuk polis, 120 untuk ambulans, 119 untuk bomba dan 122 untuk kemalangan jalan raya.',
  },
  'importantContacts.taxOffice': {
    of: 'd69705cc',
    text: 'Pentadbiran Cukai Negara (State Taxation Administration) mengendalikan cukai melalui pejabat tempatannya: chinatax.gov.cn.',
  },
  'sources.0.title': { of: '9f8b7499', text: 'Pentadbiran Am Kastam China' },
  'sources.1.title': { of: '0ee0b306', text: 'Kerajaan Wuhan: peraturan kastam untuk pemastautin dan pelawat' },
  'sources.2.title': { of: 'a9deff9c', text: 'Pentadbiran Imigresen Kebangsaan China' },
  'sources.3.title': { of: 'c18e676d', text: 'Pentadbiran Cukai Negara China' },
  'sources.4.title': {
    of: '44668207',
    text: "People's Daily: pemeriksaan kuarantin yang lebih mudah untuk haiwan peliharaan (secondary)",
  },
  'sources.5.title': { of: 'e1dcb8af', text: 'SJ Grand: mengimport barangan rumah ke China (secondary)' },
  'sources.6.title': { of: 'faeeb7df', text: 'PHX Logistics: barangan rumah ke China (secondary)' },
  'sources.7.title': { of: 'c78b4c75', text: 'Rainier Overseas: peraturan kastam China (secondary)' },
  'sources.8.title': { of: '91c0340c', text: 'ftc.hk: petua kastam untuk China (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
