import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'ff588b41', text: 'Amerika Selatan' },
  currency: { of: 'b666e8cc', text: 'Real Brazil (BRL)' },
  'visaRequirements.touristVisa': {
    of: '03d45e66',
    text: 'Warganegara banyak negara boleh melawat Brazil tanpa visa, biasanya sehingga 90 hari, manakala yang lain memerlukan visa atau e-visa sebelum perjalanan. Senarainya telah berubah dalam beberapa tahun kebelakangan ini, jadi semak keperluan bagi pasport anda dengan konsulat Brazil yang terdekat. Visa lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: '561872e2',
    text: 'Bekerja di Brazil biasanya memerlukan kebenaran bermastautin yang dipohon oleh majikan daripada pihak berkuasa imigresen, diikuti dengan visa kerja (VITEM V) daripada konsulat Brazil. Ada laluan berasingan untuk pekerja jarak jauh, pelabur dan penyelidik; tanya konsulat laluan mana yang berkenaan dengan anda.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd3e02d4',
    text: 'Selepas tiba di Brazil dengan visa sementara, anda mendaftar dengan Polis Persekutuan (Polícia Federal), lazimnya dalam masa 90 hari, dan menerima kad migrasi CRNM. Buat temu janji lebih awal, kerana slot di bandar besar cepat penuh. Anda juga akan memerlukan nombor pembayar cukai CPF untuk hampir semua urusan.',
  },
  'visaRequirements.familyReunification': {
    of: 'e4d60d63',
    text: 'Suami atau isteri, pasangan, anak dan beberapa saudara lain kepada warga Brazil atau pemastautin asing biasanya boleh memohon untuk bermastautin di Brazil bagi penyatuan semula keluarga. Dokumen yang dikeluarkan di luar negara lazimnya perlu disahkan melalui apostille atau legalisasi dan diterjemahkan oleh penterjemah bersumpah; semak senarainya dengan Polis Persekutuan atau konsulat.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'aa310f47',
    text: 'Warga asing yang berpindah ke Brazil, dan warga Brazil yang tinggal di luar negara lebih daripada satu tahun, boleh membawa perabot, barangan rumah dan alat profesion mereka, baharu atau terpakai, bebas cukai. Lawatan ke Brazil sehingga 45 hari dalam tempoh 12 bulan sebelumnya tidak memutuskan tempoh setahun di luar negara itu. Bagasi yang dihantar berasingan mesti dihantar antara 3 bulan sebelum dan 6 bulan selepas ketibaan anda sendiri.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'da85ba35', text: 'Rokok elektronik dan vape, yang biasanya ditolak.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c79de65c',
    text: 'Tayar terpakai dan alat ganti kereta terpakai, yang biasanya ditolak.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'dd21ae55',
    text: 'Kereta terpakai: tidak boleh dibawa masuk ke Brazil semasa berpindah.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'c3e894dc',
    text: 'Rokok yang dibuat di Brazil untuk dieksport sahaja.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8b302364',
    text: 'Senjata dan peluru: biasanya hanya dengan permit daripada Tentera Darat Brazil.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd68cea11',
    text: 'Tumbuhan, biji benih, daging dan madu: biasanya hanya dengan kebenaran Kementerian Pertanian (Vigiagro).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '105b8adf',
    text: 'Ubat: biasanya dengan preskripsi dan mengikut peraturan agensi kesihatan ANVISA.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '1d3974e7',
    text: 'Barang yang dikilang semula: semak dengan kastam (Receita Federal) sebelum menghantar.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '95e14b03',
    text: 'Deklarasi Import Ringkas (DSI) dalam sistem Siscomex bagi bagasi tanpa iringan; Brazil sedang beralih kepada deklarasi baharu yang dipanggil DUIMP, jadi tanya syarikat pemindahan anda yang mana satu terpakai.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ce52974e',
    text: 'Deklarasi elektronik pengembara (e-DBV) untuk barang bawaan sendiri yang mesti diisytiharkan.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'ce6deca7',
    text: 'Pasport dengan visa Brazil, biasanya diperlukan sebelum kargo laut dilepaskan.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'f5b107f7',
    text: 'Nombor pembayar cukai CPF, biasanya diperlukan sebelum kargo laut dilepaskan.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'aff382df',
    text: 'Inventori barang yang ditandatangani, berserta nilainya, dalam bahasa Portugis jika diminta.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '8e7166f6',
    text: 'Bukti tinggal lebih daripada satu tahun di luar negara bagi warga Brazil yang pulang.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '64394472',
    text: 'Tempoh pelepasan kastam di Brazil sukar diramal: anggaran kasar ialah 15 hingga 30 hari bekerja, dan lebih lama di Santos atau Rio de Janeiro atau semasa mogok. Anggap ini sebagai tekaan, tanya syarikat pemindahan anda tentang keadaan semasa di pelabuhan anda, dan jangan masukkan ke dalam kontena apa yang anda perlukan untuk dua bulan pertama.',
  },
  'petImport.vaccinations.0': {
    of: 'af5e643c',
    text: 'Vaksinasi rabies untuk anjing dan kucing yang berumur lebih daripada 90 hari; vaksinasi pertama biasanya mesti sudah berusia sekurang-kurangnya 21 hari pada hari perjalanan.',
  },
  'petImport.vaccinations.1': {
    of: '693064c9',
    text: 'Rawatan parasit dalaman dan luaran, biasanya dalam masa 15 hari sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: 'ca9ac35a',
    text: 'Brazil biasanya tidak mengenakan kuarantin dan tidak meminta ujian darah rabies bagi anjing dan kucing yang dokumennya lengkap. Pihak berkuasa di sempadan ialah Vigiagro, di bawah Kementerian Pertanian; semak peraturan semasa dengannya sebelum membuat tempahan.',
  },
  'petImport.healthCertificate': {
    of: 'de95eccc',
    text: 'Anjing atau kucing biasanya memerlukan sijil veterinar antarabangsa untuk Brazil (CVI atau CZI), yang dikeluarkan atau disahkan oleh pihak berkuasa veterinar negara asal dalam masa 10 hari sebelum perjalanan. Mikrocip disyorkan, dan diperlukan jika kemudian anda mahukan pasport haiwan peliharaan Brazil. Sahkan borangnya dengan Kementerian Pertanian Brazil.',
  },
  'vehicleImport.regulations': {
    of: '54d5cd8b',
    text: 'Kereta terpakai tidak boleh diimport ke Brazil, walaupun oleh pemastautin baharu bersama barangan rumah. Menurut sumber yang ada, hanya kereta yang benar-benar baharu dan kereta koleksi yang berusia lebih daripada 30 tahun dibenarkan; semak dengan Receita Federal sebelum membuat rancangan.',
  },
  'vehicleImport.duties': {
    of: 'ae16e9c0',
    text: 'Kereta baharu atau kereta koleksi yang dibawa ke Brazil lazimnya dikenakan duti import dan beberapa cukai persekutuan dan negeri, yang jumlahnya boleh mencapai sebahagian besar nilai kereta itu. Minta pengiraan daripada ejen kastam Brazil sebelum membuat keputusan.',
  },
  'vehicleImport.documentation.0': {
    of: 'b53f850b',
    text: 'Lesen import dan deklarasi kastam, lazimnya melalui ejen kastam berlesen.',
  },
  'vehicleImport.documentation.1': { of: '7a8adb03', text: 'Invois pembelian dan dokumen hak milik atas nama anda.' },
  'vehicleImport.documentation.2': { of: 'e254e46c', text: 'Bagi kereta koleksi, bukti usia dan keadaan asalnya.' },
  'vehicleImport.documentation.3': { of: 'e5ffa71d', text: 'Nombor pembayar cukai CPF.' },
  'vehicleImport.restrictions': {
    of: '85c8ff70',
    text: 'Bagi hampir semua orang yang berpindah ke Brazil, kereta terpaksa ditinggalkan: jual kereta sebelum berpindah dan beli yang lain di sana. Di Brazil, kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '08c26fda',
    text: 'Sistem kesihatan awam Brazil, SUS, merawat semua orang, termasuk pemastautin asing, secara percuma semasa rawatan diberikan. Masa menunggu boleh jadi lama, jadi ramai orang turut menggunakan doktor dan hospital swasta.',
  },
  'healthcare.insurance': {
    of: 'b046dea1',
    text: 'Pelan kesihatan swasta lazim di Brazil dan sering menjadi sebahagian daripada tawaran kerja. Tanya tentang tempoh menunggu bagi penyakit sedia ada, dan kekalkan insurans perjalanan atau antarabangsa sehingga pelan anda bermula.',
  },
  'healthcare.emergencyNumber': { of: 'd1ce8c74', text: '192 (ambulans), 190 (polis), 193 (bomba)' },
  'education.schoolSystem': {
    of: 'ca979f3e',
    text: 'Persekolahan di Brazil wajib dari umur kira-kira 4 hingga 17 tahun dan merangkumi prasekolah, ensino fundamental dan ensino médio; tahun persekolahan biasanya berlangsung dari kira-kira Februari hingga Disember. Sekolah awam percuma, dan banyak keluarga memilih sekolah swasta.',
  },
  'education.languageOfInstruction': {
    of: 'e7001981',
    text: 'Sekolah di Brazil mengajar dalam bahasa Portugis; sekolah dwibahasa dan antarabangsa terdapat terutamanya di bandar besar.',
  },
  'utilities.electricity': {
    of: '80da2a4c',
    text: 'Voltan di Brazil berbeza mengikut bandar: 127 V di São Paulo dan Rio de Janeiro, misalnya, dan 220 V di Brasília, kawasan Timur Laut dan Santa Catarina, sentiasa pada 60 Hz. Palamnya jenis C dan N. Tanya voltan di alamat baharu anda sebelum membungkus walau satu perkakas pun.',
  },
  'utilities.internet': {
    of: 'abfc7239',
    text: 'Jalur lebar gentian optik ditawarkan secara meluas di bandar-bandar Brazil, oleh penyedia nasional dan tempatan. Kontrak lazimnya memerlukan nombor CPF anda.',
  },
  'utilities.banking': {
    of: '426ab953',
    text: 'Membuka akaun di Brazil biasanya memerlukan CPF, bukti alamat dan kad migrasi anda atau slip permohonannya (protocolo); sesetengah bank digital lebih cepat. Pembayaran segera melalui Pix digunakan hampir di mana-mana.',
  },
  'culturalTips.0': {
    of: '9b23b7bd',
    text: 'Dapatkan nombor CPF anda lebih awal: kedai, syarikat telefon, tuan rumah dan malah perkhidmatan penghantaran di Brazil memintanya.',
  },
  'culturalTips.1': {
    of: 'd235cd7c',
    text: 'Orang bertegur sapa dengan mesra, sering kali dengan berjabat tangan, berpelukan atau ciuman di pipi bergantung pada kawasan; ikut sahaja cara orang di hadapan anda.',
  },
  'culturalTips.2': {
    of: 'f12cd2e1',
    text: 'Sedikit bahasa Portugis sangat membantu, kerana bahasa Inggeris tidak dituturkan secara meluas di luar bidang perniagaan dan pelancongan.',
  },
  'culturalTips.3': {
    of: '926bddfa',
    text: 'Jemputan sosial sering bermula lebih lewat daripada waktu yang disebut, tetapi untuk mesyuarat perniagaan sebaiknya anda tepat pada masanya.',
  },
  'culturalTips.4': {
    of: '3f2789c1',
    text: 'Tanya jiran dan rakan sekerja kawasan mana yang selesa pada waktu malam, seperti di mana-mana bandar besar.',
  },
  'importantContacts.emergencyServices': {
    of: '454fa10a',
    text: 'Di Brazil, dail 190 untuk polis, 192 untuk ambulans (SAMU) dan 193 untuk bomba.',
  },
  'importantContacts.taxOffice': {
    of: '8cdf1c9b',
    text: 'Receita Federal mengendalikan cukai, kastam dan nombor CPF: gov.br/receitafederal.',
  },
  'sources.0.title': { of: '959b6c8e', text: 'Kementerian Luar Negeri Brazil (Kedutaan di Doha): berpindah ke Brazil' },
  'sources.1.title': { of: '7cbb8759', text: 'Receita Federal: kastam dan cukai Brazil' },
  'sources.2.title': { of: 'fec85456', text: 'Polícia Federal: migrasi dan kemastautinan di Brazil' },
  'sources.3.title': { of: '617e76eb', text: 'Kementerian Pertanian Brazil (Vigiagro): mengembara dengan haiwan' },
  'sources.4.title': { of: '33e8f46a', text: 'Moveplus International: berpindah ke Brazil (secondary)' },
  'sources.5.title': { of: '5c568f93', text: 'UB Proteção: mengimport kereta ke Brazil (secondary)' },
  'sources.6.title': { of: 'b1ad12ae', text: 'Em Tempo: dokumen untuk perjalanan haiwan peliharaan (secondary)' },
  'sources.7.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.8.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
