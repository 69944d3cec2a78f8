import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Amerika Tengah' },
  currency: { of: 'b1a34def', text: 'Balboa Panama (PAB), setara dengan dolar AS (USD)' },
  'visaRequirements.touristVisa': {
    of: '25048c24',
    text: 'Warganegara banyak negara boleh melawat Panama tanpa visa untuk tempoh yang ditetapkan semasa masuk; yang lain memerlukan visa bercap daripada konsulat, atau sebagai gantinya visa negara tertentu. Pegawai mungkin meminta tiket balik dan bukti kemampuan kewangan. Pelawat tidak mendapat pengecualian bagi barangan rumah; semak keperluan bagi pasport anda dengan konsulat Panama.',
  },
  'visaRequirements.workVisa': {
    of: '01949211',
    text: 'Untuk bekerja di Panama, anda biasanya memerlukan taraf bermastautin daripada perkhidmatan migrasi dan juga permit kerja daripada kementerian buruh, yang dipohon satu demi satu. Syarikat hanya boleh mengambil pekerja asing pada kadar tertentu, dan beberapa profesion dikhaskan untuk warganegara. Peguam tempatan lazimnya mengemukakan dokumennya.',
  },
  'visaRequirements.residencePermit': {
    of: 'eba9ec53',
    text: 'Panama mempunyai banyak laluan bermastautin, antaranya visa pensionado untuk orang yang mempunyai pencen seumur hidup, visa negara sahabat, dan visa untuk pelabur dan pekerja. Permohonan dibuat melalui peguam Panama kepada perkhidmatan migrasi (migracion.gob.pa), dan anda menerima kad (carnet) sementara dahulu. Bawa dokumen yang diberi apostille, termasuk rekod polis.',
  },
  'visaRequirements.familyReunification': {
    of: '5ffb3a52',
    text: 'Suami atau isteri, anak di bawah umur dan kadangkala ibu bapa biasanya boleh disertakan sebagai tanggungan dalam permohonan bermastautin yang sama di Panama, dengan sijil perkahwinan dan kelahiran yang diberi apostille serta bukti pendapatan. Minta peguam memohon untuk semua orang serentak, kerana menambah orang kemudian mengambil masa lebih lama.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7ce8108d',
    text: 'Barangan rumah terpakai masuk ke Panama bebas duti, menurut panduan lain, bagi warga asing yang mempunyai visa pemastautin atau bukti bahawa visa itu sedang diproses dan bagi warga Panama yang pulang selepas 2 tahun atau lebih; penghantaran patut tiba dalam masa 6 bulan dari ketibaan anda. Barang baharu dikenakan cukai kira-kira 20 hingga 22% daripada nilainya termasuk tambang muatan dan insurans. Pemastautin pensionado biasanya mendapat satu pengecualian sehingga USD 10,000, yang perlu disahkan oleh peguam anda. Pelancong tidak mendapat pengecualian.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.1': { of: 'bbf473fd', text: 'Senjata api dan peluru.' },
  'customsRegulations.prohibitedItems.2': { of: '6473eabf', text: 'Tumbuhan dan produk tumbuhan.' },
  'customsRegulations.prohibitedItems.3': { of: '48344caf', text: 'Makanan.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'dd2757e3',
    text: 'Jerami atau rumput kering yang digunakan sebagai bahan pembungkus.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '27a171c5',
    text: 'Barang baharu: dikenakan cukai, jadi gunakan dahulu atau simpan invoisnya.',
  },
  'customsRegulations.restrictedItems.1': { of: '28280bc7', text: 'Alkohol: dikenakan cukai.' },
  'customsRegulations.restrictedItems.2': {
    of: '3decd84d',
    text: 'Barang kemas: biasanya dikenakan cukai, jadi bawa sendiri dan tanya sebelum membungkusnya.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f7fe8c9e',
    text: 'Kenderaan: bukan barangan rumah, dan dikenakan cukai secara berasingan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'f9def7ac',
    text: 'Ubat: bawa bersama preskripsi, dalam jumlah untuk kegunaan peribadi.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '8dd36466',
    text: 'Kad kediaman (carnet) atau resolusi visa, atau surat peguam kepada pihak berkuasa kastam (Dirección General de Aduanas, kini Autoridad Nacional de Aduanas) bahawa taraf bermastautin anda sedang diproses.',
  },
  'customsRegulations.documentationRequired.1': { of: '78f7f2b3', text: 'Pasport dengan cap masuk.' },
  'customsRegulations.documentationRequired.2': {
    of: 'ed18fb62',
    text: 'Inventori terperinci dalam bahasa Inggeris dan Sepanyol, berserta nilai.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '4825898d',
    text: 'Surat daripada majikan atau rujukan bank, yang biasanya diminta oleh ejen kastam.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '9e04d17e',
    text: 'Pelepasan kastam di Panama biasanya mengambil masa kira-kira 5 hingga 10 hari bekerja. Jangkakan seluruh penghantaran diperiksa, kadangkala diwasapkan, dan anda sendiri perlu hadir, jadi jangan biarkan penghantaran tiba sebelum anda. Minta senarai dokumen terkini daripada ejen sebelum menghantar.',
  },
  'petImport.vaccinations.0': {
    of: 'f1c0f0ca',
    text: 'Vaksinasi rabies, biasanya lebih daripada 30 hari dan kurang daripada setahun sebelum perjalanan; semak dengan kementerian berkenaan sebelum membuat tempahan.',
  },
  'petImport.vaccinations.1': {
    of: '262f4607',
    text: 'Sijil vaksinasi, yang dikehendaki oleh kementerian pertanian MIDA meliputi rabies, distemper, parvovirus, leptospirosis dan hepatitis; tanya doktor haiwan anda yang mana terpakai bagi kucing.',
  },
  'petImport.vaccinations.2': {
    of: '61b7112d',
    text: 'Rawatan parasit dalaman dan luaran, yang biasanya dinasihatkan oleh doktor haiwan.',
  },
  'petImport.quarantine': {
    of: '76661ee1',
    text: 'Haiwan peliharaan biasanya menjalani kuarantin di rumah anda di Panama dan bukan di kemudahan kerajaan, jika anda menghantar Permohonan Kuarantin di Rumah (Home Quarantine Request) sekurang-kurangnya 3 hari sebelum ketibaan. Tempohnya tidak pasti (40 hari sering disebut) dan halaman lama menyebut bayaran kira-kira USD 120, jadi semak kedua-duanya dengan kementerian kesihatan dan kementerian pertanian Panama. Doktor haiwan lapangan terbang mungkin tidak bertugas pada hujung minggu dan cuti, jadi mendaratlah pada hari bekerja jika boleh.',
  },
  'petImport.healthCertificate': {
    of: '87e586d0',
    text: 'Haiwan peliharaan memerlukan sijil kesihatan yang disahkan oleh pihak berkuasa veterinar negara asal, kemudian pengesahan untuk Panama oleh konsulat atau melalui apostille. Halaman pihak berkuasa AS menyebut langkah terakhir itu sebagai diketepikan buat sementara waktu sejak 2020, jadi sahkan hal ini. Hantar Permohonan Kuarantin di Rumah sekurang-kurangnya 3 hari sebelum ketibaan; mikrocip disyorkan tetapi, setakat yang diketahui, tidak diwajibkan.',
  },
  'vehicleImport.regulations': {
    of: '3ce3deea',
    text: 'Kereta boleh diimport ke Panama tetapi bukan sebahagian daripada barangan rumah: ejen kastam mengurus pelepasannya secara berasingan, dan prosesnya lambat. Menurut sesetengah sumber, pemastautin pensionado boleh membeli atau mengimport satu kereta bebas duti setiap dua tahun, dalam had tertentu; tanya peguam anda sebelum mengharapkannya.',
  },
  'vehicleImport.duties': {
    of: 'ac620e73',
    text: 'Duti dan cukai ke atas kereta di Panama berjumlah kira-kira 27 hingga 30% daripada nilainya termasuk tambang muatan dan insurans, menurut panduan lain. Kastam sendiri menetapkan nilainya, jadi minta anggaran daripada ejen kastam dengan menyatakan model dan tahun.',
  },
  'vehicleImport.documentation.0': { of: '5f3dbbd0', text: 'Dokumen hak milik dan pendaftaran atas nama anda.' },
  'vehicleImport.documentation.1': { of: 'effc596b', text: 'Invois pembelian.' },
  'vehicleImport.documentation.2': {
    of: '54d82033',
    text: 'Pasport dan kad kediaman (carnet), atau bukti bahawa kad itu sedang diproses.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Bil muatan untuk kereta.' },
  'vehicleImport.documentation.4': { of: '4ad0b506', text: 'Surat kuasa wakil untuk ejen kastam.' },
  'vehicleImport.restrictions': {
    of: '450dd651',
    text: 'Membawa kereta ke Panama jarang berbaloi, kerana cukai, tambang muatan dan masa menunggu bersama-sama sering lebih mahal daripada bezanya dengan kereta yang dibeli di sana. Biasanya hanya kereta dengan stereng di sebelah kiri dibenarkan, dan kenderaan dipandu di sebelah kanan jalan. Tanya sama ada alat ganti dan servis untuk model anda boleh didapati di sana.',
  },
  'healthcare.system': {
    of: 'c1dccfb4',
    text: 'Panama mempunyai hospital awam, yang dikendalikan oleh kementerian kesihatan dan tabung keselamatan sosial, serta hospital swasta yang baik di Panama City dan David. Kebanyakan penduduk baharu menggunakan doktor swasta, yang ramai antaranya dilatih di luar negara. Di kawasan luar bandar dan di pulau, kemudahan rawatan kurang.',
  },
  'healthcare.insurance': {
    of: 'c5f2fadb',
    text: 'Pekerja di Panama mencarum kepada tabung keselamatan sosial (Caja de Seguro Social) dan boleh menggunakan rawatannya. Pemastautin lain biasanya mengambil insurans swasta, yang paling mudah diperoleh sebelum usia tua dan sering mengecualikan penyakit terdahulu.',
  },
  'healthcare.emergencyNumber': { of: '236bd89a', text: '911 (polis juga 104, bomba 103)' },
  'education.schoolSystem': {
    of: '6a620314',
    text: 'Persekolahan di Panama bermula dengan prasekolah dan enam tahun sekolah rendah, dan tahun-tahun asas wajib serta percuma di sekolah awam. Tahun persekolahan awam berlangsung dari kira-kira Mac hingga Disember, manakala sesetengah sekolah antarabangsa mengikut kalendar hemisfera utara. Bawa laporan sekolah yang diberi apostille.',
  },
  'education.languageOfInstruction': {
    of: '51664f9b',
    text: 'Sekolah awam di Panama mengajar dalam bahasa Sepanyol. Sekolah swasta di dalam dan sekitar Panama City mengajar secara dwibahasa atau dalam bahasa Inggeris, Perancis dan bahasa lain.',
  },
  'utilities.electricity': {
    of: '8b93de4b',
    text: 'Panama menggunakan bekalan 120 V pada 60 Hz dengan palam jenis A dan B, jadi perkakas elektrik dari Amerika Syarikat dan Kanada boleh terus digunakan; yang dibuat hanya untuk 220 hingga 240 V lebih baik ditinggalkan. Pelindung pusuan membantu, kerana gangguan bekalan bukan perkara luar biasa di luar bandar raya.',
  },
  'utilities.internet': {
    of: 'cd3981a0',
    text: 'Gentian optik dan kabel lazim di bandar dan kawasan peranginan Panama; di kawasan berbukit dan di pulau, tanya jiran dahulu, kerana tanpa wayar atau satelit mungkin satu-satunya pilihan. Pemasangan biasanya cepat di bangunan tinggi yang sudah mempunyai talian.',
  },
  'utilities.banking': {
    of: 'b89a25ae',
    text: 'Membuka akaun di Panama memerlukan kesabaran: bank meminta pasport, dokumen kemastautinan, rujukan bank, bukti pendapatan dan butiran cukai negara asal anda, dan sering kali anda perlu hadir sendiri. Wang kertas dolar AS digunakan di mana-mana, jadi bawa wang kecil untuk minggu-minggu pertama.',
  },
  'culturalTips.0': {
    of: '43f707fd',
    text: 'Sapa orang dengan buenos días atau buenas apabila memasuki kedai, lif atau bilik menunggu di Panama.',
  },
  'culturalTips.1': {
    of: '80959079',
    text: 'Pejabat di Panama lebih kerap menghendaki seluar panjang dan kasut bertutup daripada yang disangka dalam cuaca panas, jadi asingkan satu set daripada kotak.',
  },
  'culturalTips.2': {
    of: 'ebf56be3',
    text: 'Peruntukkan masa yang cukup untuk pembaikan dan urusan dokumen, dan sahkan temu janji sehari sebelumnya.',
  },
  'culturalTips.3': {
    of: 'e9c1c8d3',
    text: 'Alamat di Panama sering diberikan berdasarkan mercu tanda, jadi hantar pin peta kepada syarikat pemindahan dan pelawat.',
  },
  'culturalTips.4': {
    of: '4ddf8d03',
    text: 'Musim hujan, dari kira-kira Mei hingga Disember, membawa hujan lebat pada waktu petang; minta penghantaran pada waktu pagi dan sediakan penyahlembap untuk pakaian dan buku.',
  },
  'importantContacts.emergencyServices': {
    of: '7f276f2c',
    text: 'Di Panama, dail 911 untuk kecemasan, 104 untuk polis atau 103 untuk bomba.',
  },
  'importantContacts.taxOffice': {
    of: 'e106f836',
    text: 'Dirección General de Ingresos (DGI) mengendalikan cukai di Panama: dgi.mef.gob.pa.',
  },
  'sources.0.title': { of: '12926d25', text: 'Kementerian Pembangunan Pertanian Panama (MIDA)' },
  'sources.1.title': { of: '76eaffc1', text: 'USDA APHIS: membawa haiwan peliharaan dari Amerika Syarikat ke Panama' },
  'sources.2.title': { of: '23cb5890', text: 'Pihak berkuasa kastam Panama' },
  'sources.3.title': { of: 'e853cb54', text: 'Perkhidmatan Migrasi Kebangsaan Panama' },
  'sources.4.title': { of: '957cda39', text: 'Kementerian Kesihatan Panama' },
  'sources.5.title': { of: '0f9e121f', text: 'Pihak berkuasa cukai Panama (DGI)' },
  'sources.6.title': {
    of: 'df6041d6',
    text: 'Kery Cruz, peguam: barangan rumah, haiwan peliharaan dan kenderaan pemastautin asing (secondary)',
  },
  'sources.7.title': { of: '67c937b4', text: 'HHG Logistics: berpindah ke Panama (secondary)' },
  'sources.8.title': { of: '1300f00d', text: 'Panama Packing: kastam bagi barangan rumah (secondary)' },
  'sources.9.title': { of: 'b486fc77', text: "King's Transfer: berpindah ke Panama (secondary)" },
  'sources.10.title': { of: '21a771fa', text: 'Playa Community: membawa haiwan peliharaan ke Panama (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
