import type { AdviceTexts } from '../advice-topics.js';

export const advice: AdviceTexts = {
  'planning.start': {
    asks: [
      'Bilakah saya patut mula merancang perpindahan?',
      'Berapa awal perlu saya tempah syarikat pemindahan?',
      'Berapa minggu sebelum pindah saya perlu mula?',
      'Bila patut mula membuat persediaan untuk berpindah?',
      'Berapa lama sebelum berpindah perlu saya bersedia dan menempah?',
      'Berapa bulan awal perlu tempah lori atau syarikat?',
      'Bila patut saya tempah?',
      'Perlukah saya tempah awal?',
    ],
    keywords: 'merancang, perancangan, rancang, awal, tempah, persediaan, bersedia, persiapan',
    text: 'Mula merancang 6 hingga 8 minggu sebelum berpindah. Untuk perpindahan ke luar negara, atau pada musim puncak, mulakan lebih awal lagi: visa, haiwan dan kapal ada jadual sendiri. Tetapkan tarikh dahulu, senaraikan barang yang dibawa, dan minta tinjauan; pasukan yang baik cepat ditempah.',
  },
  'planning.season': {
    asks: [
      'Bilakah musim puncak berpindah?',
      'Bulan mana yang terbaik atau paling murah untuk berpindah?',
      'Adakah lebih murah berpindah di luar musim puncak?',
      'Bila masa paling murah untuk pindah?',
    ],
    keywords: 'musim, musim puncak, bulan terbaik, hemisfera selatan',
    text: 'Di utara khatulistiwa, musim puncak ialah dari Mei hingga September, dan hujung bulan serta hari Jumaat paling sibuk. Di selatan khatulistiwa, puncaknya ialah musim panas di sana, Disember hingga Februari, dan di banyak tempat cuti sekolah juga sibuk. Jika boleh memilih, berpindahlah di luar musim puncak, di pertengahan bulan dan minggu: lebih banyak tarikh kosong, dan harganya selalunya lebih baik.',
  },
  'planning.checklist': {
    asks: [
      'Apa yang perlu dibuat sebelum berpindah?',
      'Adakah senarai semak untuk berpindah?',
      'Apakah langkah-langkah merancang perpindahan?',
    ],
    keywords: 'senarai semak, langkah, senarai tugas',
    text: 'Mengikut turutan ini:\n• 6 hingga 8 minggu sebelum: tetapkan tarikh, bandingkan tawaran, beri notis, asingkan barang yang ditinggalkan.\n• 4 minggu: pesan kotak, maklumkan alamat baharu, uruskan tempat letak lori di kedua-dua pintu.\n• 2 minggu: bungkus barang yang jarang digunakan, alihkan surat, habiskan makanan sejuk beku.\n• Minggu terakhir: cairkan ais peti sejuk, sediakan beg untuk malam pertama, baca meter.',
  },
  'planning.moving-day': {
    asks: [
      'Apa yang berlaku pada hari perpindahan?',
      'Bagaimana bersedia untuk hari berpindah?',
      'Perlukah saya berada di rumah semasa pasukan datang?',
    ],
    keywords: 'hari perpindahan, hari berpindah, hari pindah',
    text: 'Pada hari itu, simpan dokumen, kunci, ubat dan barang berharga bersama anda, dan minta seseorang menjaga anak serta haiwan. Periksa rumah bersama ketua pasukan dahulu: apa yang mudah pecah dan apa yang tinggal. Akhirnya, lihat setiap almari, baca meter dan semak inventori sebelum menandatanganinya.',
  },
  'planning.weather': {
    asks: ['Bagaimana jika hujan pada hari berpindah?', 'Adakah pekerja bekerja dalam cuaca buruk?'],
    keywords: 'hujan, hujan lebat, cuaca buruk, ribut, banjir',
    text: 'Pekerja tetap bekerja semasa hujan, dan menutup perabot serta lantai. Biarkan tilam dan barang elektrik bertutup sehingga diangkat, bentangkan kain lama atau kadbod di pintu, dan lapangkan laluan. Hanya ribut atau banjir menghentikan kerja, dan hari lain akan ditetapkan. Tanya dahulu sama ada itu dikenakan bayaran.',
  },
  'planning.presence': {
    asks: [
      'Perlukah saya ada pada hari berpindah?',
      'Siapa yang perlu ada di rumah semasa pekerja datang?',
      'Bagaimana jika saya sakit pada hari berpindah?',
    ],
    keywords: 'perlu ada di rumah, kena ada di rumah, buka pintu untuk pekerja, sakit pada hari pindah',
    text: 'Seseorang perlu ada ketika pekerja datang dan ketika mereka selesai: untuk membuka pintu, memberitahu apa yang dibawa dan apa yang tinggal, dan menandatangani dokumen. Ia tidak semestinya anda. Jika anda sakit atau tiada, lantik orang yang dipercayai, beri senarai dan kunci, dan maklumkan nombor telefonnya kepada syarikat lebih awal.',
  },
  'planning.delays': {
    asks: ['Berapa lama pekerja menunggu jika kunci lambat?', 'Bagaimana jika lori rosak pada hari berpindah?'],
    keywords: 'kunci lambat, masa menunggu, lambat dapat kunci, lori rosak, lewat',
    text: 'Jika kunci atau dokumen lambat, beritahu syarikat dengan segera: lebih awal ia tahu, lebih banyak yang boleh diubah. Pekerja biasanya menunggu seketika; selepas itu masa menunggu dicaj, atau barang disimpan semalam di stor. Tanya sebelum menandatangani berapa lama menunggu yang percuma. Jika pekerja lewat atau lori rosak, syarikat perlu mencari yang lain, jadi simpan nombor pejabatnya.',
  },
  'planning.parking': {
    asks: [
      'Perlukah permit parkir untuk lori pemindahan?',
      'Siapa yang mengosongkan tempat letak lori?',
      'Perlukah permit untuk lif luar di jalan?',
      'Bagaimana menempah tempat letak lori?',
    ],
    keywords: 'permit parkir, tempat letak lori, lif luar',
    text: 'Lori memerlukan tempat dekat pintu, kira-kira 15 meter, dan lif luar memerlukan tempat di bawah tingkap. Di jalan awam biasanya pihak berkuasa tempatan perlu membenarkannya: tanya beberapa minggu awal di kedua-dua alamat. Di bangunan yang ada peraturan sendiri, tanya masa dan lif. Tanya syarikat siapa yang memohon.',
  },
  'packing.boxes': {
    asks: [
      'Berapa banyak kotak yang saya perlukan?',
      'Berapa kotak untuk rumah dua bilik tidur?',
      'Saiz kotak apa yang patut dibeli?',
    ],
    keywords: 'kotak, berapa kotak, bilangan kotak',
    text: 'Secara kasar, kira 10 hingga 15 kotak bagi setiap bilik yang didiami: kira-kira 20 hingga 30 untuk studio atau satu bilik tidur, 40 hingga 60 untuk dua atau tiga bilik, dan 80 atau lebih untuk empat. Kotak kecil untuk buku dan barang berat, kotak besar untuk peralatan tidur. Pastikan setiap satu di bawah 20 kg.',
  },
  'packing.how': {
    asks: [
      'Bagaimana membungkus barang mudah pecah seperti gelas dan pinggan?',
      'Bagaimana membalut pinggan mangkuk dan cermin?',
      'Ada petua membungkus dapur?',
    ],
    keywords: 'membungkus, bungkus, balut, mudah pecah, pinggan, gelas, cermin, petua membungkus',
    text: 'Balut setiap gelas dan pinggan satu demi satu dengan kertas kosong, kerana dakwat surat khabar mengotorkan, dan letakkan pinggan secara menegak. Barang berat di bawah, ruang kosong diisi, dan bahagian bawah kotak dipita dua kali. Skrin paling selamat dalam kotak asalnya; ambil gambar kabel dahulu. Tandakan kotak mudah pecah di dua sisi.',
  },
  'packing.forbidden': {
    asks: [
      'Barang apa yang tidak dibawa oleh syarikat pemindahan?',
      'Apa yang tidak boleh dimasukkan ke dalam kotak?',
      'Bolehkah saya membungkus cat, tong gas, bateri atau bahan kimia?',
    ],
    keywords: 'berbahaya, barang berbahaya, mudah terbakar, bahan kimia, cat, tong gas, bateri',
    text: 'Barang yang boleh terbakar, bocor atau meletup tidak dibawa: petrol, tong gas, cat dan pelarut, bunga api, pencuci kuat, bateri litium yang longgar. Makanan yang mudah rosak juga ditinggalkan. Pasport, wang, barang kemas, ubat dan kunci dibawa sendiri. Untuk luar negara, setiap negara ada senarainya: sebut negaranya dan saya akan semak.',
  },
  'packing.who': {
    asks: [
      'Patutkah saya membungkus sendiri atau biarkan syarikat membungkus?',
      'Berbaloikah mengupah pembungkus profesional?',
    ],
    keywords: 'bungkus sendiri, pembungkus, pembungkusan profesional',
    text: 'Membungkus sendiri menjimatkan wang tetapi mengambil masa: kira lebih kurang sehari bagi setiap bilik. Pembungkus profesional menyiapkan sebuah rumah dalam sehari dua, membawa bahan, dan barang yang mereka bungkus biasanya dilindungi dengan lebih baik jika pecah. Ramai yang berkongsi: pasukan untuk dapur, gambar dan kaca, mereka untuk pakaian dan buku.',
  },
  'packing.labels': {
    asks: ['Bagaimana melabel kotak?', 'Apa yang perlu ada dalam kotak malam pertama?'],
    keywords: 'label, melabel, malam pertama',
    text: 'Tulis bilik dan isi di dua sisi setiap kotak dan nomborkannya: senarai nombor terus menunjukkan jika ada yang hilang, dan kastam memang mahukan senarai itu. Sediakan satu beg paling akhir dan buka dahulu: peralatan tidur, pakaian, pengecas, ubat, dokumen, cerek, alat, dan keperluan tidur anak.',
  },
  'packing.fridge': {
    asks: [
      'Bagaimana menyediakan peti sejuk untuk berpindah?',
      'Bilakah peti sejuk beku perlu dinyahbeku sebelum berpindah?',
      'Bagaimana memindahkan mesin basuh atau mesin pencuci pinggan?',
      'Perlukah bolt pengangkutan untuk mesin basuh?',
      'Berapa jam perlu tunggu sebelum menghidupkan semula peti sejuk?',
      'Perlukah peti sejuk diangkut tegak?',
      'Siapa yang menanggalkan dapur gas?',
      'Bagaimana dengan makanan dalam peti sejuk beku?',
    ],
    keywords:
      'peti sejuk, peti ais, peti sejuk beku, nyahbeku, cairkan ais, mesin basuh, mesin pengering, pencuci pinggan, dapur gas, ketuhar, perkakas elektrik, bolt pengangkutan, kosongkan peti sejuk, pindah mesin basuh',
    text: '• Peti sejuk dan peti sejuk beku: habiskan isinya, kerana makanan sejuk beku tidak boleh dibawa. Kosongkan dan cairkan aisnya sehari dua sebelumnya, keringkan, dan biarkan pintunya terbuka sehingga dimuatkan. Angkut secara tegak; biarkan beberapa jam sebelum dihidupkan semula, ikut manualnya.\n• Mesin basuh dan mesin pencuci pinggan: tutup paip air, kosongkan hos, dan biarkan kering dengan pintu terbuka. Dram mesin basuh dikunci dengan bolt pengangkutan; jika sudah tiada, minta daripada pengeluar.\n• Dapur gas: minta orang yang bertauliah menanggalkan dan memasang semula gas serta pendawaian tetap.',
  },
  'packing.keep': {
    asks: [
      'Apa yang patut saya simpan sendiri?',
      'Barang apa yang tidak patut diserahkan kepada pekerja pemindahan?',
      'Dokumen dan barang berharga mana yang saya simpan sendiri?',
      'Di mana simpan pasport, barang kemas dan wang semasa berpindah?',
      'Patutkah ubat dan kunci disimpan sendiri?',
      'Apa yang perlu ada dalam beg saya sendiri pada hari berpindah?',
      'Apa perlu dibuat dengan gambar dan barang yang tidak boleh diganti?',
    ],
    keywords: 'simpan sendiri, barang kemas, bagasi tangan, tidak boleh diganti, kenangan, cenderamata',
    text: 'Bawa sendiri apa yang anda perlukan atau yang tidak boleh diganti:\n• dokumen: pasport, kontrak, sijil, dokumen perpindahan\n• barang kemas, wang, kad dan semua kunci\n• ubat dengan preskripsinya, cermin mata\n• telefon, komputer riba, pengecas dan salinan sandaran fail\n• gambar dan barang kenangan, serta barang kesayangan anak\n• beg untuk malam pertama: peralatan tidur, tuala, cerek, beberapa alat, tisu tandas\nKumpulkan semuanya di satu tempat atau dalam kereta anda sebelum pasukan tiba, dan beritahu bahawa barang itu tidak dimuatkan.',
  },
  'costs.price': {
    asks: [
      'Berapa kos berpindah?',
      'Berapa harga memindahkan rumah dua bilik?',
      'Berapa bayaran untuk berpindah ke luar negara?',
    ],
    keywords: 'harga, kos, bayaran, berapa harga, mahal, kadar, bajet',
    text: 'Harga hanya datang daripada sebut harga, kerana isi padu, jarak, laluan masuk dan tarikh menjadikan setiap perpindahan berbeza. Beberapa soalan memberi julat dalam seminit, dengan pecahannya, dan setiap jawapan tambahan menjadikannya lebih pasti.',
  },
  'costs.what-counts': {
    asks: [
      'Harga perpindahan bergantung pada apa?',
      'Mengapa sebut harga begitu berbeza?',
      'Adakah tangga atau tiada lif menambah kos?',
    ],
    keywords: 'bergantung pada, kos tersembunyi, caj tambahan, faktor',
    text: 'Yang paling penting ialah isi padu dan jarak. Kemudian tingkat, tangga dan jarak dari pintu ke lori, pembungkusan, barang khas seperti piano, musim, penyimpanan, dan untuk luar negara cara penghantaran, kastam dan pelabuhan. Sebut harga menunjukkan setiap satu pada barisnya sendiri.',
  },
  'costs.save': {
    asks: ['Bagaimana saya boleh menjimatkan kos perpindahan?', 'Bagaimana menjadikan perpindahan lebih murah?'],
    keywords: 'jimat, menjimatkan, lebih murah, murah, diskaun, kurangkan',
    text: 'Barang yang tidak dibawa tidak menelan belanja: jual atau beri sebelum tinjauan, bukan selepasnya. Pilih tarikh dengan bebas dan elakkan musim puncak serta hujung bulan. Bungkus sendiri pakaian dan buku, buka perabot yang mudah, sediakan tempat letak lori di kedua-dua pintu, dan kongsi kontena untuk muatan kecil ke luar negara.',
  },
  'costs.estimates': {
    asks: [
      'Apakah beza antara anggaran dengan sebut harga muktamad?',
      'Adakah sebut harga ini mengikat?',
      'Bolehkah harga akhir lebih tinggi daripada anggaran?',
    ],
    keywords: 'mengikat, anggaran, harga akhir, bil akhir, muktamad',
    text: 'Julat dalam sembang ini ialah anggaran awal berdasarkan apa yang anda beritahu. Harga muktamad datang selepas tinjauan, di rumah atau melalui video, apabila setiap bilik dilihat. Minta secara bertulis, dengan apa yang termasuk dan apa yang boleh mengubahnya. Berapa banyak bil boleh berbeza daripada anggaran bergantung pada kontrak dan undang-undang negara.',
  },
  'international.transit': {
    asks: [
      'Berapa lama penghantaran mengambil masa?',
      'Berapa lama penghantaran laut atau udara?',
      'Berapa minggu kontena mengambil masa untuk tiba?',
      'Berapa pantas kargo udara?',
      'Berapa lama barang saya sampai dengan kapal atau kapal terbang?',
      'Berapa hari penghantaran melalui udara atau laut?',
    ],
    keywords:
      'penghantaran, tempoh penghantaran, laut, udara, kapal, kapal terbang, kargo, kargo udara, kargo laut, melalui udara, melalui laut',
    text: 'Penghantaran laut mengambil 4 hingga 12 minggu dari pintu ke pintu, bergantung pada laluan dan sama ada kontena itu milik anda sahaja; kontena kongsi menunggu sehingga penuh. Penghantaran udara mengambil 1 hingga 3 minggu, untuk barang yang segera diperlukan. Kastam di destinasi termasuk dalam tempoh ini, dan dokumen yang tidak lengkap paling melambatkannya.',
  },
  'international.ways': {
    asks: [
      'Hantar melalui laut atau udara?',
      'Apakah beza kontena kongsi dengan kontena sendiri?',
      'Perlukah saya kontena 20 kaki atau 40 kaki?',
    ],
    keywords: 'kontena, kontena kongsi, kontena penuh, 20 kaki, 40 kaki',
    text: 'Kontena kongsi paling murah untuk sebahagian perabot dan kotak, dan paling lambat. Kontena sendiri bertolak apabila anda bersedia: 20 kaki memuatkan kira-kira dua atau tiga bilik tidur, 40 kaki sebuah rumah empat bilik atau lebih. Udara cepat tetapi mahal, sesuai untuk beberapa ratus kilogram. Sebut harga membandingkan semuanya.',
  },
  'international.papers': {
    asks: [
      'Dokumen apa yang saya perlukan untuk berpindah ke luar negara?',
      'Kertas kerja apa untuk perpindahan antarabangsa?',
    ],
    keywords: 'perpindahan antarabangsa, berpindah ke luar negara, luar negara, berhijrah',
    text: 'Untuk hampir semua negara: pasport yang sah enam bulan atau lebih selepas tiba, visa atau permit, inventori terperinci dengan nilai, bukti alamat lama dan baharu, serta kontrak kerja atau surat pendaftaran jika ada. Bawa salinan asal bersama anda. Borang kastam berbeza: sebut negaranya dan saya beritahu yang mana.',
  },
  'international.customs': {
    asks: [
      'Adakah saya bayar duti kastam untuk barang saya jika berpindah ke luar negara?',
      'Adakah barang rumah terpakai bebas duti?',
      'Bagaimana kastam berfungsi untuk perpindahan antarabangsa?',
    ],
    keywords: 'duti barang terpakai, bebas duti barang rumah',
    text: 'Kebanyakan negara membenarkan barang rumah terpakai masuk tanpa duti jika anda benar-benar memindahkan kediaman: anda memilikinya beberapa lama, selalunya 6 hingga 12 bulan, ia tiba dalam tempoh tertentu, dan tidak dijual sejurus selepas itu. Barang baharu, alkohol, tembakau dan kereta ada peraturan sendiri. Sebut negaranya dan saya berikan peraturannya dengan sumber.',
  },
  'international.crates': {
    asks: ['Adakah peti kayu perlu dirawat untuk penghantaran ke luar negara?', 'Apakah ISPM 15?'],
    keywords: 'ISPM, ISPM 15, peti kayu, palet',
    text: 'Di kebanyakan negara, peti dan palet kayu mentah mesti dirawat haba dan bercap piawaian ISPM 15; jika tidak, kiriman boleh ditahan atau dipulangkan. Syarikat pemindahan menggunakan bahan bercap. Perabot tidak memerlukan cap, tetapi bersihkan tanah dan serangga daripada barang taman.',
  },
  'specialty.piano': {
    asks: [
      'Bolehkah piano dipindahkan?',
      'Bagaimana piano diangkut dengan selamat?',
      'Bagaimana membungkus piano?',
      'Perlukah piano ditala selepas berpindah?',
    ],
    keywords: 'piano, piano grand, alat muzik',
    text: 'Piano memerlukan orang yang biasa: beratnya 200 hingga 500 kg, dibalut, diikat dan digerakkan di atas papan khas, dan piano grand diangkut mengiring tanpa kaki. Beritahu jenisnya, tingkat dan tangga. Kekunci gading lama atau kayu rosewood memerlukan dokumen di luar negara. Biarkan dua hingga tiga minggu sebelum ditala.',
  },
  'specialty.art': {
    asks: ['Bagaimana memindahkan lukisan, barang antik dan karya seni?', 'Bagaimana barang koleksi dibungkus?'],
    keywords: 'seni, karya seni, lukisan, antik, barang antik, arca, koleksi, barang berharga',
    text: 'Karya seni dan barang antik diangkut dalam peti khas, diinsuranskan pada nilai yang boleh dibuktikan: sediakan gambar dan taksiran. Beritahu semasa tinjauan, kerana peti mengambil beberapa hari. Ke luar negara, barang yang melebihi usia tertentu mungkin memerlukan lesen eksport, dan gading, sisik penyu serta sesetengah kayu memerlukan permit CITES.',
  },
  'specialty.heavy': {
    asks: [
      'Bolehkah meja biliard, peti besi atau akuarium dipindahkan?',
      'Adakah barang berat dan besar boleh dipindahkan?',
    ],
    keywords: 'berat, besar, biliard, meja biliard, peti besi, akuarium, jakuzi, treadmill',
    text: 'Barang yang sangat berat atau halus memerlukan alat sendiri dan kadangkala seorang lagi pekerja, jadi sebutkannya dalam sebut harga: meja biliard dibuka sekeping demi sekeping, berat peti besi perlu diketahui, akuarium diangkut kosong dan ikan berasingan. Jika tidak muat melalui pintu, lif luar boleh ditempah.',
  },
  'specialty.plants': {
    asks: ['Bolehkah saya membawa pokok?', 'Bagaimana memindahkan pokok hiasan rumah?'],
    keywords: 'pokok, tumbuhan, pasu, taman',
    text: 'Dalam negara, pokok paling selamat dalam kereta anda: siram dua hari sebelumnya, balut pasu, dan buka sebaik tiba. Dalam lori tertutup, ia dibawa tanpa jaminan. Merentas sempadan, kebanyakan pokok dan semua tanah dilarang atau memerlukan sijil kesihatan tumbuhan: sebut negaranya dan saya akan semak.',
  },
  'insurance.cover': {
    asks: [
      'Adakah perpindahan saya diinsuranskan?',
      'Adakah saya dilindungi jika barang pecah?',
      'Perlukah saya insurans perpindahan?',
      'Apa yang dibayar oleh perlindungan asas?',
      'Apakah perlindungan released value?',
      'Apakah beza perlindungan asas dengan nilai penuh?',
      'Berapa dibayar jika barang saya rosak?',
      'Adakah peti sejuk, mesin basuh dan perkakas elektrik diinsuranskan?',
    ],
    keywords: 'insurans, diinsuranskan, perlindungan, dilindungi, liabiliti, released value, perlindungan asas',
    text: 'Tanya yang mana satu daripada dua jenis yang anda ada. Perlindungan asas ialah liabiliti syarikat sendiri: ia membayar mengikut berat barang yang rosak atau hingga satu had, selalunya jauh kurang daripada nilainya. Perlindungan nilai penuh membaiki, mengganti atau membayar nilainya, dengan bayaran tambahan. Dapatkan secara bertulis sebelum hari berpindah.',
  },
  'insurance.full-value': {
    asks: [
      'Apakah perlindungan nilai penuh?',
      'Bagaimana menginsuranskan piano atau barang berharga pada nilai sebenar?',
    ],
    keywords: 'nilai penuh, semua risiko, nilai sebenar, nilai ganti',
    text: 'Perlindungan nilai penuh, dipanggil semua risiko untuk penghantaran laut, membayar pembaikan, barang serupa atau nilai semasanya. Ia berdasarkan senarai nilai anda, jadi catat setiap barang mahal secara berasingan; yang tidak disenaraikan mungkin dibayar kurang. Tanya tentang lebihan, kerosakan mekanikal, kulat, set dan penyimpanan.',
  },
  'insurance.own-packing': {
    asks: [
      'Adakah kotak yang saya bungkus sendiri diinsuranskan?',
      'Adakah pecah dilindungi jika saya membungkus sendiri?',
    ],
    keywords: 'kotak dibungkus sendiri diinsuranskan',
    text: 'Kotak yang anda bungkus sendiri biasanya dilindungi daripada kehilangan dan kerosakan seluruh kotak, seperti dalam kemalangan, tetapi bukan barang yang pecah di dalam kotak yang elok. Jika barang mudah pecah bernilai tinggi, biar pasukan membungkusnya. Ambil gambar sebelum menutup kotak.',
  },
  'insurance.claims': {
    asks: [
      'Apa yang perlu dibuat jika barang rosak atau hilang?',
      'Bagaimana membuat tuntutan?',
      'Berapa lama tempoh untuk melaporkan kerosakan?',
      'Apa perlu dibuat jika peti sejuk atau mesin basuh rosak?',
    ],
    keywords: 'tuntutan, menuntut, rosak, kerosakan, hilang, pecah, pampasan',
    text: 'Catat kerosakan dan nombor yang hilang pada inventori sebelum menandatangani, ambil gambar, dan simpan pembungkus. Tulis kepada syarikat segera: tempohnya berbeza, dan sesetengah polisi hanya memberi beberapa hari. Seorang wakil syarikat boleh memberitahu caranya.',
  },
  'changingAddress.whom': {
    asks: [
      'Siapa yang perlu dimaklumkan tentang alamat baharu saya?',
      'Pejabat dan syarikat mana perlu diberitahu tentang pertukaran alamat?',
      'Siapa perlu tahu saya berpindah?',
    ],
    keywords: 'tukar alamat, pertukaran alamat, alamat baharu, alamat baru, alamat, maklumkan',
    text: 'Maklumkan: majikan, bank dan kad, pejabat cukai, insurans, pencen, pendaftaran, lesen memandu dan kereta, doktor, sekolah, elektrik, air, internet, telefon, tuan rumah, langganan dan keluarga. Ke luar negara, tambah kedutaan dan pejabat tempat anda keluar daripada daftar. Penyata bank tiga bulan akan menunjukkan yang lain.',
  },
  'changingAddress.tax': {
    asks: [
      'Bagaimana memaklumkan alamat baharu kepada pejabat cukai?',
      'Adakah pejabat cukai memerlukan alamat baharu saya?',
      'Bagaimana menukar alamat cukai?',
    ],
    keywords: 'pejabat cukai, alamat cukai, cukai pendapatan',
    text: 'Maklumkan alamat baharu kepada pejabat cukai sebaik sahaja anda tinggal di sana, supaya suratnya sampai; biasanya dibuat dalam talian, dengan nombor cukai anda. Maklumkan majikan juga, kerana dokumen gaji dan pencen dihantar ke alamat yang ada padanya.',
  },
  'changingAddress.vehicle': {
    asks: [
      'Bagaimana menukar alamat pada lesen memandu?',
      'Perlukah kereta didaftarkan semula apabila berpindah?',
      'Siapa perlukan alamat baharu untuk kereta dan insuransnya?',
    ],
    keywords: 'lesen memandu, pendaftaran kereta, geran kereta, insurans kereta',
    text: 'Lesen memandu, pendaftaran kereta dan insuransnya ialah tiga perkara: tukar alamat bagi setiap satu. Pejabat biasanya mahukannya dalam beberapa hari atau minggu, dan syarikat insurans sejak hari berpindah, kerana harganya mungkin bergantung pada tempat kereta itu bermalam.',
  },
  'changingAddress.register': {
    asks: [
      'Bagaimana mendaftar untuk mengundi di alamat baharu?',
      'Bagaimana mencari doktor selepas berpindah?',
      'Bagaimana menukar sekolah anak apabila berpindah?',
      'Perlukah saya memaklumkan majlis tempatan bahawa saya berpindah?',
    ],
    keywords: 'daftar pemilih, doktor baharu, majlis tempatan, tukar sekolah',
    text: 'Rumah baharu mengubah tempat anda mengundi, bayaran tempatan, serta doktor dan sekolah yang berdekatan. Maklumkan pejabat tempatan di kedua-dua tempat, daftar untuk mengundi jika tidak automatik, mohon tempat sekolah awal dengan bukti alamat, dan minta rekod perubatan dihantar.',
  },
  'changingAddress.utilities': {
    asks: [
      'Bagaimana memindahkan elektrik, gas dan air apabila berpindah?',
      'Bilakah elektrik dan internet perlu ditamatkan?',
      'Siapa membaca meter apabila saya keluar?',
    ],
    keywords: 'bil air, tukar nama utiliti',
    text: 'Maklumkan elektrik, gas, air dan internet dua hingga empat minggu awal, di kedua-dua rumah: kontrak lama tamat pada hari kunci dan yang baharu bermula pada hari itu. Baca dan ambil gambar setiap meter. Internet paling lama, jadi pesan dahulu, dan tanya sama ada kontrak anda boleh ikut berpindah.',
  },
  'changingAddress.mail': {
    asks: ['Bagaimana mengalihkan surat saya?', 'Bagaimana pengalihan pos berfungsi semasa berpindah?'],
    keywords: 'surat, pos, mengalihkan surat, pengalihan, bungkusan pos',
    text: 'Mohon pengalihan surat di pejabat pos atau laman webnya satu atau dua minggu sebelum berpindah; pengenalan diri diperlukan, dan ia berjalan dari beberapa bulan hingga setahun. Ia untuk surat, tidak semestinya bungkusan atau semua negara. Gunakan masa itu untuk memaklumkan kepada semua yang masih menghantar ke alamat lama.',
  },
  'changingAddress.when': {
    asks: ['Bilakah saya perlu menukar alamat?', 'Berapa awal saya maklumkan alamat baharu?'],
    keywords: 'bila tukar alamat, tarikh akhir pendaftaran alamat',
    text: 'Mulakan kira-kira empat minggu sebelumnya dengan bank, insurans, tenaga dan internet; pemasangan ditempah berminggu-minggu awal. Alihkan surat satu atau dua minggu sebelumnya. Pejabat kerajaan biasanya mahu tahu beberapa hari atau minggu selepas anda masuk: jika pendaftaran wajib, tempohnya selalunya 7 hingga 30 hari.',
  },
  'readiness.how': {
    asks: [
      'Sejauh mana saya bersedia untuk berpindah?',
      'Bolehkah saya menguji persediaan saya?',
      'Apa yang saya terlupa?',
    ],
    keywords: 'bersedia, persediaan, ujian, kesediaan, terlupa',
    text: 'Anda bersedia apabila lima perkara selesai: tarikh, senarai barang, tawaran bertulis, dokumen semua yang berpindah, dan kunci di destinasi. Ujian dalam sembang ini menanya sepuluh soalan dalam dua minit dan memberitahu langkah seterusnya: pilih “{quiz}”.',
  },
  'readiness.first-days': {
    asks: ['Apa yang perlu dibuat dahulu di rumah baharu?', 'Apa yang perlu dibuat selepas berpindah?'],
    keywords: 'selepas berpindah, minggu pertama, membuka kotak, rumah baharu, rumah baru',
    text: 'Katil, bilik air dan dapur dahulu; yang lain boleh menunggu. Pada hari pertama, baca meter dan ambil gambar kerosakan sedia ada. Dalam minggu pertama, daftar di tempat yang diwajibkan, pastikan elektrik, internet dan insurans di alamat baharu, berkenalan dengan jiran, dan lipat kotak kosong yang selalunya diambil semula.',
  },
  'general.survey': {
    asks: [
      'Apakah tinjauan sebelum berpindah?',
      'Bagaimana isi padu perpindahan saya diukur?',
      'Bolehkah tinjauan dibuat melalui video?',
    ],
    keywords: 'tinjauan, isi padu, meter padu, panggilan video, lawatan',
    text: 'Dalam tinjauan, seorang pakar melihat setiap bilik, di rumah atau melalui video kira-kira setengah jam, mengukur isi padu dan mencatat barang khas, tangga serta tempat letak lori. Tawaran muktamad bergantung padanya, jadi tunjukkan stor, garaj dan apa yang ada di sebalik pintu. Tempah tiga hingga enam minggu sebelumnya.',
  },
  'general.choosing': {
    asks: [
      'Bagaimana memilih syarikat pemindahan yang baik?',
      'Bagaimana mengenali penipuan?',
      'Apa yang perlu ditanya sebelum menempah?',
    ],
    keywords: 'memilih syarikat, penipuan, boleh dipercayai, ulasan, lesen syarikat',
    text: 'Cari syarikat yang beralamat, berdaftar atau berlesen dan boleh disemak, serta ahli persatuan industri. Syarikat yang baik meninjau sebelum memberi harga muktamad, menulis apa yang termasuk dan dilindungi, dan tidak meminta deposit tunai yang besar. Berhati-hati dengan tawaran yang jauh lebih rendah, atau kontrak yang ada ruang kosong.',
  },
  'general.complaints': {
    asks: [
      'Bagaimana membuat aduan tentang syarikat pemindahan?',
      'Di mana boleh saya mengadu tentang syarikat lori?',
      'Siapa membantu dalam pertikaian dengan syarikat pemindahan?',
    ],
    keywords: 'aduan, mengadu, pertikaian, ombudsman, timbang tara, pengguna',
    text: 'Tulis kepada syarikat dahulu: apa yang berlaku, bila, dan apa yang anda mahu, dengan gambar dan inventori, serta tetapkan tarikh jawapan. Jika tidak selesai, pergi kepada persatuan yang dianggotainya, kemudian pejabat pengguna atau mahkamah tuntutan kecil. Simpan salinan semuanya.',
  },
  'general.deposit': {
    asks: [
      'Bagaimana mendapatkan semula deposit apabila keluar?',
      'Berapa deposit boleh diminta oleh tuan tanah?',
      'Bilakah tuan tanah memulangkan deposit?',
    ],
    keywords: 'deposit tuan tanah, deposit keselamatan',
    text: 'Untuk mendapatkan semula deposit rumah sewa, tinggalkan rumah bersih seperti asal dan periksa bersama tuan rumah, dengan gambar dan rekod yang ditandatangani kedua-duanya. Baca meter bersama, serahkan semua kunci dengan resit, dan beri akaun bayaran. Apa yang dipotong mesti ditunjukkan.',
  },
  'general.tips': {
    asks: ['Perlukah saya beri tip kepada pekerja pindah rumah?', 'Berapa tip untuk pekerja lori?'],
    keywords: 'tip kepada pekerja, tip pekerja, beri tip, bagi tip, tip untuk pekerja',
    text: 'Tiada sesiapa wajib memberi tip. Kebiasaannya berbeza dari satu negara ke negara lain: di sesetengah negara tip selepas kerja yang baik hampir dijangka, di kebanyakan negara ia dihargai tetapi jarang. Jika anda mahu, berikan pada akhir kerja kepada setiap orang, dan hanya jika anda berpuas hati. Minuman, tandas yang bersih dan laluan yang lapang sama membantu.',
  },
  'general.writing': {
    asks: ['Adakah saya mendapat sebut harga bertulis?', 'Bolehkah saya dapat bukti tempahan?'],
    keywords: 'secara bertulis, sebut harga bertulis, hitam putih, pengesahan bertulis, bukti tempahan',
    text: 'Minta semuanya secara bertulis: apa yang dipindahkan, dari mana ke mana, pada hari apa, pada harga berapa, apa yang termasuk, dan cara membatalkan. Tempahan yang disahkan melalui e-mel juga menjadi bukti untuk tuan rumah atau majikan. Apa yang hanya disebut melalui telefon sukar dibuktikan. Julat dalam sembang ini masih awal dan tidak menempah tarikh.',
  },
  'general.storage': {
    asks: ['Di mana boleh saya simpan barang antara dua rumah?', 'Bagaimana penyimpanan berfungsi semasa berpindah?'],
    keywords: 'penyimpanan, simpan, menyimpan, gudang, stor',
    text: 'Barang boleh menunggu di gudang syarikat dalam kontena bermeterai, atau di stor sewa yang boleh dimasuki bila-bila masa. Tanya sama ada ia kering dan diawasi, bagaimana diinsuranskan, tempoh notis, dan kos masuk serta keluar. Bersihkan dan keringkan semuanya, renggangkan pintu peti sejuk, dan letak paling akhir apa yang diperlukan dahulu.',
  },
  'general.cancel': {
    asks: [
      'Bagaimana jika saya perlu membatalkan atau menangguhkan perpindahan?',
      'Bolehkah saya menukar tarikh perpindahan?',
      'Bagaimana jika jualan rumah tidak jadi?',
      'Bagaimana jika kunci lambat diserahkan?',
      'Bagaimana jika kerja saya bermula lewat?',
      'Adakah bayaran dikenakan jika saya membatalkan perpindahan?',
      'Adakah wang pendahuluan dipulangkan jika saya batal?',
      'Apa perlu dibuat jika tarikh berpindah tertangguh?',
    ],
    keywords:
      'batal, membatalkan, batalkan, pembatalan, tangguh, menangguhkan, penangguhan, tertangguh, tukar tarikh, menukar tarikh, kunci lambat, tangguh pindah',
    text: 'Beritahu syarikat pemindahan segera, melalui telefon dan kemudian secara bertulis: lebih awal, lebih murah. Cari dalam kontrak syarat pembatalan dan penangguhan: biasanya caj naik apabila harinya semakin dekat, dan deposit mungkin hangus. Menangguhkan selalunya lebih murah daripada membatalkan. Jika kunci lambat, gunakan penyimpanan buat sementara; tanya awal sama ada ada insurans kelewatan. Minta setiap tarikh baharu disahkan secara bertulis. Syarat syarikat anda sendiri yang diutamakan.',
  },
  'general.children': {
    asks: [
      'Bagaimana berpindah bersama anak-anak?',
      'Bagaimana memberitahu anak bahawa kami akan berpindah?',
      'Bagaimana memudahkan perpindahan untuk kanak-kanak?',
      'Bagaimana membantu ibu bapa yang tua berpindah?',
      'Saya tertekan dengan perpindahan ini, apa yang membantu?',
      'Saya risau tentang perpindahan, ada nasihat?',
      'Siapa menjaga anak pada hari berpindah?',
      'Bagaimana berpindah dengan bayi?',
    ],
    keywords:
      'anak, anak-anak, kanak-kanak, bayi, remaja, ibu bapa tua, warga emas, tekanan, tertekan, stres, risau, gementar, anak kecil, pindah dengan anak',
    text: 'Beritahu anak awal-awal apa yang akan berlaku dan sebabnya, tunjukkan tempat baharu walaupun melalui gambar, dan biar setiap anak membungkus kotaknya sendiri. Kekalkan waktu makan dan tidur, dan beri masa untuk mengucapkan selamat tinggal. Minta dokumen sekolah dan rekod perubatan lebih awal. Pada hari itu, minta seseorang menjaga mereka, dan siapkan bilik mereka dahulu. Bagi ibu bapa yang tua pun begitu: jangan tergesa-gesa dan biar mereka memilih barang yang dibawa. Untuk menenangkan diri: satu senarai, satu perkara sehari, dan minta bantuan.',
  },
};
