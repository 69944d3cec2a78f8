import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Timur' },
  currency: { of: '33b6d049', text: 'Dolar Baharu Taiwan (TWD)' },
  'visaRequirements.touristVisa': {
    of: '0b8ef715',
    text: 'Warganegara banyak negara boleh melawat Taiwan tanpa visa, biasanya sehingga 90 hari dan ada yang kurang daripada itu; yang lain memerlukan visa pelawat atau permit dalam talian dahulu. Semak keperluan bagi pasport anda dengan pejabat Taiwan di negara anda atau di immigration.gov.tw. Lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: 'f2469b49',
    text: 'Untuk bekerja di Taiwan, majikan biasanya memohon permit kerja, dan dengannya anda mendapat visa pemastautin. Profesional yang berkelayakan boleh memohon sendiri Employment Gold Card, yang menggabungkan permit kerja, visa pemastautin dan sijil kemastautinan. Tanya Agensi Imigresen Negara laluan mana yang sesuai dengan bidang anda.',
  },
  'visaRequirements.residencePermit': {
    of: '96b59cf4',
    text: 'Dengan visa pemastautin, anda memohon Sijil Pemastautin Asing (Alien Resident Certificate, ARC) di Agensi Imigresen Negara tidak lama selepas tiba di Taiwan; tarikh akhirnya dikira dalam hari, jadi tanya tempoh semasa dan laporkan setiap pertukaran alamat. Bermastautin secara berterusan selama bertahun-tahun membawa kepada sijil pemastautin tetap (APRC).',
  },
  'visaRequirements.familyReunification': {
    of: 'ea9430e4',
    text: 'Suami atau isteri dan anak di bawah umur kepada profesional asing di Taiwan biasanya boleh mendapat visa pemastautin dan sijil mereka sendiri. Bawa sijil perkahwinan dan kelahiran yang disahkan oleh pejabat Taiwan di negara yang mengeluarkannya, dengan terjemahan bahasa Cina. Sama ada suami atau isteri boleh bekerja ialah soal lain, jadi tanya dahulu.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '1825ad4d',
    text: 'Barang terpakai yang bernilai bawah TWD 10,000 setiap satu masuk ke Taiwan bebas duti, dan barang lain sehingga TWD 35,000 kesemuanya, dinaikkan daripada 20,000 pada 26 Jun 2024. Barangan rumah yang dihantar berasingan daripada anda diisytiharkan di laluan merah semasa tiba, mesti diimport dalam masa 6 bulan selepas kemasukan anda dan dilepaskan dalam masa 15 hari selepas kapal tiba; jika tidak, barang itu dianggap barang biasa. Orang yang berpindah untuk lebih daripada setahun dikatakan mempunyai had yang lebih tinggi, tetapi sumber tidak memberi angka yang pasti: tanya Kastam Taiwan sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: '65c1ada0', text: 'Senjata dan peluru.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'f12121e9',
    text: 'Rokok elektronik dan produk tembakau yang dipanaskan: denda bagi yang kedua ialah dari TWD 50,000 hingga 5 juta.',
  },
  'customsRegulations.prohibitedItems.3': { of: '3401b997', text: 'Barang tiruan dan cakera atau buku cetak rompak.' },
  'customsRegulations.prohibitedItems.4': {
    of: '3325e5f8',
    text: 'Daging babi dan produk daging lain: denda mencapai TWD 1 juta kerana demam babi Afrika.',
  },
  'customsRegulations.prohibitedItems.5': { of: 'f299966c', text: 'Buah segar.' },
  'customsRegulations.restrictedItems.0': {
    of: '7db428fa',
    text: 'Barang buatan tanah besar China: beberapa jenis dihadkan, jadi tanya kastam tentang perabot dan seumpamanya.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '60764c27',
    text: 'Alkohol dan tembakau melebihi had pengembara: dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cb3b307d',
    text: 'Ubat: bawa untuk keperluan peribadi anda, berserta preskripsinya.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'bc0a4947',
    text: 'Barang berduti yang bernilai lebih daripada USD 20,000: memerlukan permit import.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5e2323f7',
    text: 'Tumbuhan hidup dan biji benih: hanya dengan dokumen kuarantin tumbuhan.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '961e33c6',
    text: 'Borang Deklarasi Kastam untuk Penumpang Masuk, dengan bagasi tanpa iringan disenaraikan padanya.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'b0d8c4c2',
    text: 'Pasport dengan visa dan cap masuk, serta sijil kemastautinan (ARC) setelah anda memperolehnya.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6f434827',
    text: 'Senarai pembungkusan dengan keterangan, kuantiti dan nilai.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Bil muatan atau bil muatan udara.' },
  'customsRegulations.documentationRequired.4': {
    of: '03cab518',
    text: 'Permit import jika barang berduti bernilai lebih daripada USD 20,000.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '230a3ec8',
    text: 'Surat kuasa wakil untuk ejen yang mengurus pelepasan barang.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '46426f01',
    text: 'Pelepasan kastam bagi barangan rumah di Taiwan biasanya mengambil masa 3 hingga 7 hari bekerja. Masuk ke Taiwan sendiri dahulu, lalu di laluan merah dan isytiharkan bagasi yang menyusul, kerana tanpa deklarasi itu pengecualian hilang; deklarasi kemasukan kemudian mesti difailkan dalam masa 15 hari selepas kapal tiba.',
  },
  'petImport.vaccinations.0': {
    of: '3a97e3eb',
    text: 'Mikrocip, yang dibaca dan direkodkan sebelum vaksinasi dan ujian darah.',
  },
  'petImport.vaccinations.1': { of: 'bc45de7a', text: 'Vaksinasi rabies dengan vaksin yang dinyahaktifkan.' },
  'petImport.vaccinations.2': {
    of: 'ae619242',
    text: 'Ujian antibodi rabies sekurang-kurangnya 0.5 IU/ml jika anda datang dari negara yang mempunyai rabies.',
  },
  'petImport.vaccinations.3': {
    of: '1558084c',
    text: 'Tempoh menunggu selepas sampel darah: biasanya sekurang-kurangnya 90 hari dan paling lama setahun sebelum ketibaan, walaupun sumber lama menyebut 180 hari; semak dengan APHIA (aphia.gov.tw) sebelum merancang.',
  },
  'petImport.quarantine': {
    of: '04209be1',
    text: 'Dari negara yang mempunyai rabies, kuarantin di Taiwan biasanya 7 hari sejak 2017; halaman lama masih menyebut 21 hari. Dari tempat yang dianggap bebas rabies oleh Taiwan, seperti Jepun, United Kingdom, Singapura, Sweden, Australia dan New Zealand, biasanya tiada kuarantin. Garis panduan lama melarang haiwan peliharaan dari China dan Bangladesh, jadi tanya agensi kesihatan haiwan (APHIA, dahulu BAPHIQ) tentang negara anda dan tempah tempat kuarantin lebih awal.',
  },
  'petImport.healthCertificate': {
    of: '1e0acc32',
    text: 'Anjing atau kucing memerlukan permit import untuk Taiwan, yang biasanya dipohon sekurang-kurangnya 20 hari lebih awal, dan sijil kesihatan veterinar rasmi dari negara asal. Dengan ujian darah dan tempoh menunggunya, mulakan kira-kira tujuh bulan sebelum berpindah dari negara yang mempunyai rabies. Borang terkini ada di aphia.gov.tw.',
  },
  'vehicleImport.regulations': {
    of: '85117666',
    text: 'Kereta boleh masuk ke Taiwan hanya jika sterengnya di sebelah kiri dan lulus ujian pelepasan ekzos di sana, menurut panduan lain. Jangan harapkan kereta itu masuk bebas duti bersama barangan rumah; biasanya ia dianggap import biasa. Permit import diperlukan apabila nilainya melebihi USD 20,000 FOB.',
  },
  'vehicleImport.duties': {
    of: 'aeb1c61f',
    text: 'Jangkakan kira-kira duti import 17.5%, cukai komoditi 25 hingga 30% dan VAT 5% ke atas kereta di Taiwan, setiap satunya dikira di atas yang sebelumnya, menurut panduan lain. Minta pengiraan daripada ejen kastam sebelum menghantar.',
  },
  'vehicleImport.documentation.0': { of: '2ee9ff27', text: 'Dokumen hak milik atau pendaftaran dan bukti pemilikan.' },
  'vehicleImport.documentation.1': { of: 'fa71163a', text: 'Invois pembelian atau bukti nilai yang lain.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Bil muatan.' },
  'vehicleImport.documentation.3': { of: '0758867b', text: 'Permit import jika nilainya melebihi USD 20,000 FOB.' },
  'vehicleImport.documentation.4': {
    of: '57ffa5ca',
    text: 'Laporan ujian pelepasan ekzos dan keselamatan untuk Taiwan.',
  },
  'vehicleImport.restrictions': {
    of: 'a74f2c40',
    text: 'Membawa kereta ke Taiwan jarang berbaloi: cukai dan ujian sering lebih mahal daripada kereta itu. Kereta dengan stereng di sebelah kanan tidak boleh didaftarkan. Trafik bandar sesak dan pengangkutan awam cemerlang, jadi ramai penduduk baharu hidup tanpa kereta atau membeli kereta atau skuter tempatan; kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '2642a028',
    text: 'Taiwan mempunyai Insurans Kesihatan Kebangsaan, satu insurans awam untuk semua orang dengan kad yang dibaca oleh klinik dan hospital. Klinik menerima pesakit tanpa menunggu lama, dan ramai doktor di bandar bertutur sedikit bahasa Inggeris.',
  },
  'healthcare.insurance': {
    of: '99b63699',
    text: 'Pekerja asing menyertai Insurans Kesihatan Kebangsaan di Taiwan melalui majikan dari permulaan kerja; yang lain dengan sijil kemastautinan biasanya menyertainya selepas enam bulan tinggal di sana. Ambil polisi swasta untuk tempoh sebelum itu.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (polis), 119 (bomba dan ambulans)' },
  'education.schoolSystem': {
    of: 'dbf31b03',
    text: 'Persekolahan di Taiwan wajib selama sembilan tahun, enam tahun sekolah rendah dan tiga tahun sekolah menengah rendah, dan percuma di sekolah awam; tiga tahun sekolah menengah atas menyusul. Tahun persekolahan bermula sekitar awal September.',
  },
  'education.languageOfInstruction': {
    of: '563cf02e',
    text: 'Sekolah awam di Taiwan mengajar dalam bahasa Mandarin dengan aksara tradisional, dan semakin banyak pelajaran dalam bahasa Inggeris. Sekolah antarabangsa, terutamanya di Taipei, Hsinchu, Taichung dan Kaohsiung, biasanya mensyaratkan murid memegang pasport asing.',
  },
  'utilities.electricity': {
    of: '4c15914a',
    text: 'Taiwan menggunakan bekalan 110 V pada 60 Hz dengan palam jenis A dan B, dan banyak soket lama hanya menerima dua pin leper. Perkakas elektrik yang dibuat untuk 220 hingga 240 V tidak berfungsi di sana tanpa transformer, tetapi pengecas untuk 100 hingga 240 V berfungsi.',
  },
  'utilities.internet': {
    of: '66d84d98',
    text: 'Gentian optik dan kabel pantas lazim di bandar-bandar Taiwan dan data mudah alihnya bagus. Kontrak sering berjalan selama satu atau dua tahun dan memerlukan sijil kemastautinan dan kadangkala dokumen pengenalan kedua atau deposit.',
  },
  'utilities.banking': {
    of: '45496553',
    text: 'Akaun bank di Taiwan dibuka secara bersemuka dengan pasport dan sijil kemastautinan (ARC), kadangkala dengan cap nama. Bawa nombor cukai negara asing anda, dan pilih bank yang digunakan oleh majikan untuk membayar gaji. Wang tunai masih berguna di pasar dan kedai kecil.',
  },
  'culturalTips.0': {
    of: '208aff11',
    text: 'Sampah diserahkan kepada lori yang lalu dengan muzik pada waktu tetap; di Taipei sampah dimasukkan ke dalam beg rasmi.',
  },
  'culturalTips.1': {
    of: 'c33888c1',
    text: 'Jangan makan, minum atau mengunyah gula-gula getah di dalam metro: denda dikuatkuasakan.',
  },
  'culturalTips.2': {
    of: '7d511002',
    text: 'Hulurkan dan terima kad perniagaan serta hadiah dengan kedua-dua belah tangan.',
  },
  'culturalTips.3': { of: '0d4c2e56', text: 'Tanggalkan kasut di pintu rumah.' },
  'culturalTips.4': {
    of: 'a3b19ada',
    text: 'Beratur mengikut garisan yang ditanda di platform, dan kosongkan tempat duduk keutamaan yang berwarna biru tua atau yang ditanda dengan cara lain.',
  },
  'importantContacts.emergencyServices': {
    of: '05181817',
    text: 'Di Taiwan, dail 110 untuk polis dan 119 untuk bomba atau ambulans.',
  },
  'importantContacts.taxOffice': {
    of: '646cdd5e',
    text: 'Cukai pendapatan di Taiwan dikendalikan oleh Biro Percukaian Kebangsaan (National Taxation Bureau) di kawasan anda; pemfailan dan maklumat dalam bahasa Inggeris ada di etax.nat.gov.tw.',
  },
  'sources.0.title': { of: 'd95bf9e5', text: 'Kastam Taipei: bagasi tanpa iringan' },
  'sources.1.title': { of: 'ea74a286', text: 'Kementerian Kewangan: peraturan bagasi masuk' },
  'sources.2.title': { of: '152eb5d1', text: 'Kastam Kaohsiung: had bebas duti dan permit' },
  'sources.3.title': { of: 'a11d5a02', text: 'Kastam Taipei: had sejak Jun 2024 dan tembakau yang dipanaskan' },
  'sources.4.title': { of: 'e9378615', text: 'Kastam Taipei: permit import mengikut nilai' },
  'sources.5.title': { of: 'b5d91899', text: 'Kementerian Pertanian: undang-undang kuarantin haiwan' },
  'sources.6.title': { of: '8ce3fe0c', text: 'Agensi Pemeriksaan Kesihatan Haiwan dan Tumbuhan (APHIA)' },
  'sources.7.title': { of: '7bbe3c2c', text: 'Agensi Imigresen Negara' },
  'sources.8.title': { of: '903c657b', text: 'Perkhidmatan cukai elektronik Taiwan' },
  'sources.9.title': { of: '06af2d3b', text: 'Pejabat Taiwan Gold Card: membawa anjing atau kucing (secondary)' },
  'sources.10.title': { of: '05e8c2d7', text: 'Angloinfo: mengimport kenderaan ke Taiwan (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
