import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amerika Utara' },
  currency: { of: 'c51e4f24', text: 'Dolar Amerika Syarikat (USD)' },
  'visaRequirements.touristVisa': {
    of: '8d84f264',
    text: 'Warganegara negara dalam Program Pengecualian Visa (Visa Waiver Program) melawat Amerika Syarikat sehingga 90 hari dengan ESTA, yang bayarannya dilaporkan kira-kira USD 40 sejak September 2025; yang lain memohon visa pelawat B-1/B-2 di konsulat, sering kali dengan masa menunggu yang lama. Semak di travel.state.gov. Lawatan tidak membenarkan anda bekerja, dan pelawat tidak layak membawa masuk barangan rumah bebas duti.',
  },
  'visaRequirements.workVisa': {
    of: '40736db2',
    text: 'Untuk bekerja di Amerika Syarikat, anda biasanya memerlukan petisyen oleh majikan dahulu, misalnya bagi visa H-1B, L-1 atau O-1, dan kemudian visa daripada konsulat. Sesetengah jenis dihadkan oleh kuota dan cabutan undi, dan bayaran serta peraturannya kerap berubah. Baca uscis.gov dan dapatkan nasihat peguam imigresen sebelum melepaskan rumah anda.',
  },
  'visaRequirements.residencePermit': {
    of: '233ff646',
    text: 'Taraf bermastautin yang kekal di Amerika Syarikat ialah kad hijau (green card), melalui keluarga, pekerjaan, pelaburan atau loteri tahunan, dan boleh mengambil masa bertahun-tahun. Pekerja sementara tinggal di sana mengikut tarikh pada borang I-94 mereka, yang ditemui dalam talian dan lebih diutamakan daripada visa dalam pasport. Laporkan pertukaran alamat kepada USCIS, biasanya dalam masa 10 hari.',
  },
  'visaRequirements.familyReunification': {
    of: 'e2cf53b2',
    text: 'Suami atau isteri dan anak belum berkahwin di bawah umur 21 tahun kepada pekerja sementara biasanya datang ke Amerika Syarikat dengan visa tanggungan seperti H-4 atau L-2; bukan semuanya boleh bekerja. Warganegara dan pemegang kad hijau membuat petisyen bagi saudara mereka, dengan masa menunggu dari beberapa bulan hingga bertahun-tahun. Semak di uscis.gov.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7281eaa1',
    text: 'Barangan rumah masuk ke Amerika Syarikat bebas duti jika anda telah menggunakannya, atau barang itu tersedia dalam rumah anda, selama sekurang-kurangnya satu tahun; menurut salinan teks kastam, tempoh setahun itu tidak perlu berterusan atau betul-betul sebelum berpindah. Barang mesti datang dari negara tempat barang itu digunakan, dalam masa 10 tahun selepas ketibaan pertama anda sebagai pemastautin. Barang yang digunakan kurang daripada setahun dikenakan duti dan disenaraikan secara berasingan pada borang. Pelawat dengan B-1/B-2 tidak layak, jadi tanya Kastam dan Perlindungan Sempadan AS (cbp.gov) jika status anda tidak jelas.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: '6430d76d', text: 'Telur coklat yang berisi mainan.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.3': {
    of: '32fa6ddc',
    text: 'Gading serta haiwan dan tumbuhan lain yang dilindungi tanpa dokumen CITES.',
  },
  'customsRegulations.prohibitedItems.4': { of: '13e73adb', text: 'Tanah dan bahan biologi tanpa permit.' },
  'customsRegulations.prohibitedItems.5': {
    of: '3e4186f7',
    text: 'Kebanyakan daging dan tumbuhan tanpa permit jabatan pertanian (USDA).',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'eac973d9',
    text: 'Barang dari Cuba, Iran dan Korea Utara: dihadkan, termasuk permaidani dan cerut.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7cb41fee',
    text: 'Senjata api dan peluru: memerlukan Borang ATF 6, yang diluluskan sebelum penghantaran.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '3a80cd3c',
    text: 'Alkohol: dikenakan duti, tertakluk pada peraturan negeri, dan absinthe hanya dalam had tertentu.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '214b66c6',
    text: 'Seramik berglis yang mengandungi plumbum: mungkin ditolak, jadi tinggalkan pinggan mangkuk lama.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bb99cd69',
    text: 'Ubat: bawa untuk keperluan peribadi anda dalam bungkusan asal, berserta preskripsinya.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '41b7ef2c',
    text: 'Perabot luar daripada kayu, basikal dan perkakas kebun: bersihkan daripada tanah sebelum membungkus.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fbb31881',
    text: 'Borang CBP 3299, Declaration for Free Entry of Unaccompanied Articles.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2e3c82f2',
    text: 'Deklarasi tambahan yang dihantar kepada anda oleh ejen.',
  },
  'customsRegulations.documentationRequired.2': { of: 'db6598c8', text: 'Pasport, visa dan borang I-94.' },
  'customsRegulations.documentationRequired.3': { of: '4437a835', text: 'Inventori terperinci dalam bahasa Inggeris.' },
  'customsRegulations.documentationRequired.4': {
    of: 'd8de8d16',
    text: 'Pemfailan keselamatan pengimport (importer security filing, ISF 10+2) bagi kargo laut, yang dikemukakan oleh ejen sebelum pemuatan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '517e4268',
    text: 'Senarai barang yang dimiliki kurang daripada setahun.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '372fb4b3',
    text: 'Kargo laut biasanya dilepaskan oleh kastam di Amerika Syarikat dalam masa 3 hingga 7 hari bekerja. Pemeriksaan sinar-X atau pemeriksaan penuh boleh menambah 1 hingga 2 minggu, dan bayarannya anda tanggung. Dapatkan visa dan I-94 sebelum barang tiba, dan senaraikan setiap kotak dengan jujur, kerana inventori yang kabur mengundang pemeriksaan.',
  },
  'petImport.vaccinations.0': { of: 'bca4b97e', text: 'Mikrocip untuk setiap anjing.' },
  'petImport.vaccinations.1': { of: 'fdf1e1b7', text: 'Umur minimum 6 bulan bagi setiap anjing semasa ketibaan.' },
  'petImport.vaccinations.2': {
    of: '2a1174ed',
    text: 'Bukti vaksinasi rabies yang diperakui bagi anjing yang pernah berada di negara yang berisiko tinggi rabies anjing.',
  },
  'petImport.vaccinations.3': {
    of: '5f163691',
    text: 'Ujian antibodi dan biasanya tempahan di kemudahan yang berdaftar dengan CDC, bagi anjing dari negara berisiko tinggi yang divaksin di luar negara.',
  },
  'petImport.vaccinations.4': {
    of: 'ac9f6a59',
    text: 'Vaksinasi rabies untuk kucing: tiada peraturan persekutuan, tetapi banyak negeri memintanya dan Hawaii sangat ketat.',
  },
  'petImport.quarantine': {
    of: 'b24f7b79',
    text: 'Anjing sihat yang memenuhi peraturan biasanya tidak dikenakan kuarantin di Amerika Syarikat; anjing dari negara berisiko tinggi tanpa dokumen yang betul boleh ditahan atau dihantar balik. Hawaii mempunyai program panjangnya sendiri terhadap rabies, jadi mulakan berbulan-bulan sebelum berpindah ke sana. Syarikat penerbangan dan negeri menetapkan peraturan tambahan.',
  },
  'petImport.healthCertificate': {
    of: '2acda39c',
    text: 'Sejak 1 Ogos 2024, setiap anjing memerlukan CDC Dog Import Form, mikrocip, umur sekurang-kurangnya 6 bulan dan rupa yang sihat untuk masuk ke Amerika Syarikat; anjing dari negara yang berisiko tinggi rabies memerlukan dokumen vaksinasi yang diperakui juga. Bagi sesetengah negara, jabatan pertanian juga meminta sijil terhadap ulat skru (screwworm) atau penyakit kuku dan mulut. Semak cdc.gov dan aphis.usda.gov bagi negara anda sekurang-kurangnya empat bulan sebelum perjalanan.',
  },
  'vehicleImport.regulations': {
    of: '641611fc',
    text: 'Kereta yang tidak dibina mengikut piawaian Amerika Syarikat boleh masuk secara kekal hanya jika berusia sekurang-kurangnya 25 tahun bagi peraturan keselamatan dan 21 tahun bagi peraturan pelepasan ekzos; tahun dikira dari bulan pembuatannya. Kereta yang lebih baharu memerlukan pengimport berdaftar dan pengubahsuaian yang mahal. Kereta yang dibina untuk pasaran Amerika Syarikat mempunyai label yang menyatakan demikian dan memenuhi peraturan tanpa perubahan.',
  },
  'vehicleImport.duties': {
    of: '33fe3e86',
    text: 'Di Amerika Syarikat, duti lama 2.5% ke atas kereta bukan lagi keseluruhannya: sejak 3 April 2025 duti tambahan di bawah Section 232 turut dikenakan ke atas kereta penumpang dan trak ringan terpakai, kecuali yang dibina sekurang-kurangnya 25 tahun sebelum kemasukan. Sumber menyebut 25%, dan 15% kesemuanya bagi sesetengah negara asal, tetapi angkanya cepat berubah. Tanya ejen kastam atau cbp.gov pada hari anda membuat keputusan.',
  },
  'vehicleImport.documentation.0': { of: '2459a7bc', text: 'Dokumen hak milik atau pendaftaran dan bukti pemilikan.' },
  'vehicleImport.documentation.1': { of: '45d999d5', text: 'Bil muatan.' },
  'vehicleImport.documentation.2': { of: '452eab83', text: 'Borang HS-7 bagi peraturan keselamatan (NHTSA).' },
  'vehicleImport.documentation.3': { of: '9b160603', text: 'Borang EPA 3520-1 bagi peraturan pelepasan ekzos.' },
  'vehicleImport.documentation.4': {
    of: 'c079947f',
    text: 'Dokumen kemasukan CBP, dan kontrak dengan pengimport berdaftar jika kereta memerlukannya.',
  },
  'vehicleImport.documentation.5': {
    of: '796bfc9e',
    text: 'Dokumen hak milik negeri, pemeriksaan dan insurans selepas ketibaan.',
  },
  'vehicleImport.restrictions': {
    of: '4b8a39ba',
    text: 'Bagi kebanyakan orang, membawa kereta ke Amerika Syarikat tidak berbaloi, melainkan kereta itu dibina untuk pasaran di sana atau kereta klasik berusia 25 tahun atau lebih. California dan beberapa negeri lain mempunyai peraturan pelepasan ekzos yang lebih ketat. Bersihkan bahagian bawah kereta daripada tanah sebelum penghantaran; kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '61b18e85',
    text: 'Penjagaan kesihatan di Amerika Syarikat kebanyakannya swasta dan mahal, dan doktor yang boleh anda jumpa bergantung pada pelan anda. Program awam wujud untuk orang tua dan golongan berpendapatan rendah, kebanyakannya tertutup kepada penduduk baharu. Untuk hal kecil, klinik rawatan segera (urgent care) jauh lebih murah daripada bilik kecemasan.',
  },
  'healthcare.insurance': {
    of: '077d460a',
    text: 'Kebanyakan orang di Amerika Syarikat mempunyai insurans kesihatan melalui majikan, dengan premium, deduktibel tahunan dan bayaran bersama. Pastikan anda dilindungi dari hari pertama, kerana satu kemalangan boleh memusnahkan kewangan anda, dan tanya bila pelan majikan bermula. Bawa rekod perubatan, pergigian dan vaksinasi dalam bahasa Inggeris.',
  },
  'healthcare.emergencyNumber': { of: 'bc2a4ef4', text: '911 (semua)' },
  'education.schoolSystem': {
    of: '61bd69a9',
    text: 'Sekolah awam di Amerika Syarikat percuma dari tadika pada umur kira-kira 5 tahun hingga tamat sekolah tinggi pada umur kira-kira 18 tahun, dan dikendalikan oleh daerah tempatan, jadi alamat anda menentukan sekolah. Negeri menetapkan umur wajib bersekolah dan vaksinasi yang mesti dimiliki oleh murid. Sekolah swasta mengenakan yuran.',
  },
  'education.languageOfInstruction': {
    of: '50395685',
    text: 'Sekolah di Amerika Syarikat mengajar dalam bahasa Inggeris, dengan sokongan untuk kanak-kanak yang sedang mempelajarinya dan kelas dwibahasa di sesetengah daerah. Sekolah antarabangsa dan sekolah bahasa asing terdapat di bandar yang lebih besar.',
  },
  'utilities.electricity': {
    of: '2a9a08b2',
    text: 'Amerika Syarikat menggunakan bekalan 120 V pada 60 Hz dengan palam jenis A dan B. Perkakas elektrik yang dibuat untuk 220 hingga 240 V sahaja tidak berfungsi di sana, dan kebanyakan perkakas elektrik besar lebih baik dijual sebelum berpindah; pengecas bertanda 100 hingga 240 V hanya memerlukan penyesuai.',
  },
  'utilities.internet': {
    of: '2e4a01d2',
    text: 'Kabel dan gentian optik lazim di bandar-bandar Amerika Syarikat, walaupun sering kali hanya satu atau dua syarikat melayani sesuatu alamat. Harga naik selepas tahun pertama, jadi tanya harga selepasnya. Tanpa sejarah kredit, deposit mungkin diminta.',
  },
  'utilities.banking': {
    of: '2d5f4f6f',
    text: 'Bank di Amerika Syarikat biasanya meminta pasport, visa, bukti alamat dan sering kali nombor Social Security, walaupun sesetengahnya membuka akaun tanpanya. Sejarah kredit bermula dari kosong: kad bercagar (secured card) atau bank yang anda kenali dari negara asal dapat membantu. Cek masih digunakan untuk sewa.',
  },
  'culturalTips.0': {
    of: 'a9f708e2',
    text: 'Tip ialah sebahagian daripada upah di restoran, teksi dan salun: kira-kira 15 hingga 20 peratus daripada bil ialah kebiasaan.',
  },
  'culturalTips.1': {
    of: '2aac61d3',
    text: 'Harga di rak kebanyakannya tanpa cukai jualan, yang ditambah di kaunter bayaran.',
  },
  'culturalTips.2': {
    of: 'da8d019c',
    text: 'Bual kosong bersifat mesra dan tidak bermakna lebih daripada itu; how are you ialah sapaan.',
  },
  'culturalTips.3': {
    of: '1c5f466f',
    text: 'Di luar bandar besar anda memerlukan kereta, dan lesen memandu negeri anda tidak lama selepas berpindah.',
  },
  'culturalTips.4': {
    of: 'd3af1580',
    text: 'Apabila ditahan polis trafik, kekal di dalam kereta, pastikan tangan anda kelihatan dan tunggu pegawai.',
  },
  'importantContacts.emergencyServices': {
    of: '6c66f416',
    text: 'Di Amerika Syarikat, dail 911 untuk polis, ambulans atau bomba.',
  },
  'importantContacts.taxOffice': {
    of: '2b0dabc3',
    text: 'Internal Revenue Service (irs.gov) mengendalikan cukai pendapatan persekutuan di Amerika Syarikat, dan kebanyakan negeri mempunyai cukai sendiri; pemastautin mengisytiharkan pendapatan dari seluruh dunia.',
  },
  'sources.0.title': { of: '24f5352b', text: 'Kastam dan Perlindungan Sempadan AS: duti Section 232 ke atas kereta' },
  'sources.1.title': {
    of: 'ea51366c',
    text: 'CDC: anjing dari negara berisiko tinggi, yang divaksin di Amerika Syarikat',
  },
  'sources.2.title': { of: '2a5a1476', text: 'Kastam dan Perlindungan Sempadan AS' },
  'sources.3.title': { of: '2dc38e4a', text: 'Jabatan Pertanian AS, APHIS: haiwan peliharaan' },
  'sources.4.title': { of: '69361f0b', text: 'EPA: mengimport kenderaan dan pelepasan ekzos' },
  'sources.5.title': { of: '73f76a73', text: 'NHTSA: mengimport kenderaan' },
  'sources.6.title': { of: '43f12f7d', text: 'Perkhidmatan Kewarganegaraan dan Imigresen AS' },
  'sources.7.title': { of: 'c4cea8f1', text: 'Jabatan Negara AS: visa' },
  'sources.8.title': { of: '49c90fe4', text: 'Internal Revenue Service' },
  'sources.9.title': { of: 'a91af2e8', text: 'AVMA: soalan tentang peraturan CDC untuk anjing (secondary)' },
  'sources.10.title': { of: 'a82713c4', text: 'Dokumen tentang Borang CBP 3299 (secondary copy)' },
  'sources.11.title': { of: '49a118d3', text: 'Mover Worldwide: peraturan kastam Amerika Syarikat (secondary)' },
  'sources.12.title': { of: '827e8af6', text: 'West Coast Shipping: mengimport kenderaan (secondary)' },
  'sources.13.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.14.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
