import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asia Tenggara' },
  currency: { of: '7e873376', text: 'Ringgit Malaysia (MYR)' },
  'visaRequirements.touristVisa': {
    of: '14df5f91',
    text: 'Warganegara banyak negara boleh melawat Malaysia tanpa visa untuk tempoh yang ditetapkan di sempadan, sering kali sehingga 90 hari dan lebih singkat bagi sesetengah negara; yang lain memohon visa atau eVisa dahulu. Kebanyakan pelawat asing juga mengisi kad ketibaan digital dalam talian sebelum mendarat. Lawatan tidak membenarkan anda bekerja; semak keperluan bagi pasport anda dengan Jabatan Imigresen (imi.gov.my).',
  },
  'visaRequirements.workVisa': {
    of: '02ae17c9',
    text: 'Untuk bekerja di Malaysia, majikan memohon Pas Penggajian (Employment Pass), biasanya melalui Bahagian Perkhidmatan Ekspatriat (esd.imi.gov.my), dan anda berpindah setelah pas itu diluluskan. Pas ini terbahagi kepada beberapa kategori mengikut gaji dan tempoh kontrak, dan ambangnya berubah, jadi tanya majikan yang mana satu terpakai.',
  },
  'visaRequirements.residencePermit': {
    of: 'bc8bc0e7',
    text: 'Tinggal lama di Malaysia berasaskan pas dalam pasport anda: Pas Penggajian, pas pelajar atau pas tanggungan, atau program Malaysia Rumah Keduaku (Malaysia My Second Home, MM2H). Syarat MM2H telah berubah beberapa kali dan banyak halaman mengenainya sudah lapuk, jadi semak syarat semasa dengan program rasmi itu atau Jabatan Imigresen. Taraf pemastautin tetap memang ada tetapi jarang diberikan.',
  },
  'visaRequirements.familyReunification': {
    of: '2082e27c',
    text: 'Suami atau isteri dan anak pemegang Pas Penggajian di Malaysia biasanya boleh mendapat Pas Tanggungan, dan sesetengah ibu bapa serta pasangan yang tidak berkahwin boleh mendapat Pas Lawatan Sosial jangka panjang, bergantung pada kategori pas utama. Pas Tanggungan dengan sendirinya tidak membenarkan pemegangnya bekerja. Majikan lazimnya memohon untuk keluarga bersama anda.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '33e76ad5',
    text: 'Orang yang memindahkan tempat tinggal mereka ke Malaysia, iaitu warga asing yang datang bekerja atau belajar dan warga Malaysia yang pulang, boleh membawa masuk barangan rumah terpakai bebas duti jika mereka memiliki dan menggunakannya selama sekurang-kurangnya 3 bulan dan tidak melupuskannya dalam masa 3 bulan selepas import. Panduan sesetengah syarikat pemindahan menghendaki penggunaan selama 6 bulan, yang lebih ketat daripada teks kastam; jika barang anda lebih baharu daripada itu, semak dengan Jabatan Kastam Diraja Malaysia sebelum menghantar.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'ffca1a5b',
    text: 'Dadah: Malaysia mengenakan hukuman yang paling berat ke atasnya.',
  },
  'customsRegulations.prohibitedItems.1': { of: '0f657c13', text: 'Senjata dan replika senjata.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Bahan pornografi.' },
  'customsRegulations.prohibitedItems.3': { of: '50896a90', text: 'Barang dan mata wang dari Israel.' },
  'customsRegulations.prohibitedItems.4': {
    of: '89747ea7',
    text: 'Pakaian, perhiasan dan objek lain yang memaparkan teks al-Quran.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'b7524bf8',
    text: 'Perkakas elektrik: mungkin memerlukan permit daripada Suruhanjaya Tenaga, jadi tanya syarikat pemindahan perkakas anda yang mana memerlukannya.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '2c7d5247',
    text: 'Peralatan radio dan pemancar yang tidak diluluskan di Malaysia: jangan masukkan atau mohon kelulusan dahulu.',
  },
  'customsRegulations.restrictedItems.2': { of: '61a5f038', text: 'Daging babi dan daging lain: hanya dengan permit.' },
  'customsRegulations.restrictedItems.3': {
    of: 'd5905547',
    text: 'Peti dan palet kayu: kayunya mesti dirawat dan dicap mengikut piawaian ISPM 15.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '8fb25af3',
    text: 'Motosikal, kereta, bot dan karavan: tidak dikira sebagai barangan rumah dan memerlukan prosedur tersendiri.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6aa8578e',
    text: 'Alkohol dan tembakau: biasanya dikenakan cukai, jadi lebih baik tidak dibungkus.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'b75530cb',
    text: 'Borang Kastam No. 1 (K1), dengan kod tarif 9800.00.400 bagi barang peribadi terpakai atau 9800.00.500 bagi barangan rumah terpakai.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0d1b4105',
    text: 'Pasport dengan halaman yang menunjukkan kemasukan anda ke Malaysia.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '3eb6c5a7',
    text: 'Pas kerja, pas pelajar, pas tanggungan atau pas kediaman lain, atau surat yang meluluskannya.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '504ab2c8',
    text: 'Senarai pembungkusan bagi setiap kotak, berserta nilai dan tanpa barang baharu atau barang komersial.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6d3e09ab',
    text: 'Permit untuk perkakas elektrik jika diperlukan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.documentationRequired.6': {
    of: 'e5b592f8',
    text: 'Surat daripada majikan, yang sering diminta oleh ejen.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '55be9989',
    text: 'Pelepasan kastam di Malaysia biasanya mengambil masa kira-kira 5 hingga 10 hari bekerja, dan sesetengah syarikat pemindahan menyebut satu hingga dua minggu untuk dokumennya sahaja. Pemilik lazimnya perlu sudah tiba dan memegang pas kerja atau pas kediaman dahulu, jadi aturkan supaya penghantaran sampai di pelabuhan selepas anda.',
  },
  'petImport.vaccinations.0': {
    of: 'ee39bc2a',
    text: 'Mikrocip mengikut piawaian ISO, sebaik-baiknya sebelum vaksinasi rabies.',
  },
  'petImport.vaccinations.1': {
    of: 'beaf1d12',
    text: 'Vaksinasi rabies antara 30 hari dan 12 bulan sebelum masuk, menurut panduan lain.',
  },
  'petImport.vaccinations.2': {
    of: '7b359525',
    text: 'Ujian titer rabies biasanya tidak diminta; sahkan hal itu bagi negara anda dengan perkhidmatan kuarantin Malaysia.',
  },
  'petImport.vaccinations.3': {
    of: '2c64e1c5',
    text: 'Vaksinasi teras yang biasa untuk anjing dan kucing, seperti yang disenaraikan pada permit import.',
  },
  'petImport.quarantine': {
    of: '3b48210e',
    text: 'Anjing dan kucing biasanya menjalani kuarantin sekurang-kurangnya 7 hari semasa tiba di Malaysia. Sumber menamakan United Kingdom, Ireland, Ireland Utara, Australia, New Zealand, Jepun, Brunei dan Singapura sebagai dikecualikan, tetapi senarainya berbeza, jadi sahkan negara anda dengan jabatan veterinar (dvs.gov.my) sebelum membuat tempahan. Sesetengah baka, seperti jenis pit bull dan Staffordshire, tidak boleh dibawa masuk.',
  },
  'petImport.healthCertificate': {
    of: 'd72f5d46',
    text: 'Haiwan peliharaan memerlukan permit import untuk Malaysia daripada perkhidmatan veterinar dan kuarantin (DVS atau MAQIS), yang biasanya sah selama 30 hari, dan sijil kesihatan yang dibuat oleh doktor haiwan dalam masa 7 hari sebelum perjalanan. Aturkan masa permohonan supaya permit masih sah pada hari anda mendarat.',
  },
  'vehicleImport.regulations': {
    of: 'b8200cbe',
    text: 'Kereta persendirian memerlukan Permit Import (Approved Permit, AP) daripada kementerian perdagangan MITI, yang dipohon dengan borang JK69, sebelum dihantar ke Malaysia. Peraturan ini dibuat terutamanya untuk warga Malaysia yang pulang: lebih daripada 1 tahun di luar negara dan kereta yang dimiliki selama sekurang-kurangnya 9 bulan, menurut panduan lain. Warga asing patut bertanya kepada MITI dahulu sama ada mereka memang layak.',
  },
  'vehicleImport.duties': {
    of: 'ec273c9d',
    text: 'Duti import, duti eksais dan cukai jualan biasanya dikenakan ke atas kereta yang dibawa ke Malaysia dan jumlahnya boleh jadi tinggi, walaupun dengan AP. Kereta bebas cukai di bawah syarat MM2H yang lama dilaporkan tidak lagi ditawarkan kepada pemohon baharu. Minta penilaian daripada kastam sebelum menghantar.',
  },
  'vehicleImport.documentation.0': {
    of: '6d023645',
    text: 'Permit Import (Approved Permit, AP) daripada MITI, yang dipohon dengan borang JK69.',
  },
  'vehicleImport.documentation.1': {
    of: 'f7f256f4',
    text: 'Dokumen pendaftaran di luar negara atas nama anda, yang menunjukkan tempoh anda memiliki kereta itu.',
  },
  'vehicleImport.documentation.2': { of: '42aa0449', text: 'Pasport dan bukti tempoh anda tinggal di luar negara.' },
  'vehicleImport.documentation.3': { of: '062f45d9', text: 'Invois pembelian dan dokumen insurans.' },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Bil muatan untuk kereta.' },
  'vehicleImport.restrictions': {
    of: 'a9bff38b',
    text: 'Membawa kereta ke Malaysia jarang berbaloi bagi warga asing: permitnya sukar diperoleh, cukainya tinggi, dan had umur kereta sekitar 1 hingga 5 tahun disebut oleh sumber-sumber yang berbeza. Kenderaan dipandu di sebelah kiri jalan, jadi stereng kereta patut di sebelah kanan. Kebanyakan penduduk baharu menjual kereta mereka dan membeli atau menyewa kereta di sana.',
  },
  'healthcare.system': {
    of: '00a89d84',
    text: 'Malaysia mempunyai hospital dan klinik awam untuk semua orang, dengan bayaran yang lebih tinggi bagi warga asing berbanding warganegara, dan banyak hospital swasta di bandar. Penduduk baharu kebanyakannya menggunakan hospital swasta, tempat bahasa Inggeris dituturkan secara meluas.',
  },
  'healthcare.insurance': {
    of: '3dd7a02e',
    text: 'Tiada insurans kesihatan awam yang umum untuk warga asing di Malaysia, jadi ambil perlindungan swasta; majikan sering menyediakannya, dan sesetengah program tinggal lama mensyaratkannya.',
  },
  'healthcare.emergencyNumber': { of: '2bfd957c', text: '999 (112 dari telefon bimbit)' },
  'education.schoolSystem': {
    of: 'b58b36e8',
    text: 'Persekolahan di Malaysia bermula dengan sekolah rendah, pada umur kira-kira enam atau tujuh tahun, hingga lima tahun sekolah menengah. Sekolah awam terutamanya untuk warganegara, dan kanak-kanak asing biasanya bersekolah di sekolah swasta atau antarabangsa. Tanya sekolah tentang kalendarnya, kerana ia berbeza antara sistem.',
  },
  'education.languageOfInstruction': {
    of: 'd81c3d8a',
    text: 'Sekolah kebangsaan di Malaysia mengajar dalam bahasa Melayu, dengan bahasa Inggeris sebagai bahasa kedua, dan sesetengah sekolah rendah mengajar dalam bahasa Cina atau Tamil. Sekolah antarabangsa kebanyakannya mengajar dalam bahasa Inggeris.',
  },
  'utilities.electricity': {
    of: 'd19a7f3a',
    text: 'Malaysia menggunakan bekalan 230 V pada 50 Hz dengan palam jenis G, iaitu palam British; jenis C dan M juga ditemui, dan 240 V masih sering disebut. Perkakas elektrik British boleh terus digunakan, manakala yang dibuat untuk 110 hingga 120 V memerlukan transformer.',
  },
  'utilities.internet': {
    of: '44d6a419',
    text: 'Gentian optik lazim di bandar-bandar Malaysia, tempat bangunan pangsapuri sering mempunyai satu atau dua penyedia untuk dipilih. Data mudah alih prabayar murah dan hanya memerlukan pasport anda, cukup untuk minggu-minggu pertama.',
  },
  'utilities.banking': {
    of: 'f01b1292',
    text: 'Untuk membuka akaun di Malaysia, bank biasanya meminta pasport, pas anda atau surat kelulusannya dan surat daripada majikan atau sekolah. Peraturan berbeza antara bank dan malah antara cawangan, jadi pergi sendiri dengan semua dokumen.',
  },
  'culturalTips.0': { of: 'be0779dc', text: 'Tanggalkan kasut sebelum memasuki rumah, masjid atau kuil di Malaysia.' },
  'culturalTips.1': {
    of: 'd5b17da5',
    text: 'Gunakan tangan kanan untuk memberi, menerima, makan dan bersalaman, dan biarkan orang yang berlainan jantina menghulurkan salam dahulu.',
  },
  'culturalTips.2': {
    of: '9d076519',
    text: 'Apabila menjemput tetamu, tanya tentang makanan: ramai orang di Malaysia makan makanan halal, ada yang vegetarian atau tidak makan daging lembu.',
  },
  'culturalTips.3': {
    of: '78a66239',
    text: 'Cuti umum mengikut beberapa agama dan berbeza antara negeri di Malaysia, jadi semak kalendar negeri anda sebelum merancang penghantaran.',
  },
  'culturalTips.4': {
    of: '4e872d51',
    text: 'Bercakaplah tentang agama dan keluarga diraja dengan hormat, termasuk dalam talian; undang-undang Malaysia melindungi kedua-duanya.',
  },
  'importantContacts.emergencyServices': {
    of: 'c09c7afd',
    text: 'Di Malaysia, dail 999 untuk polis, ambulans atau bomba; 112 boleh didail dari telefon bimbit.',
  },
  'importantContacts.taxOffice': {
    of: 'a723dff9',
    text: 'Lembaga Hasil Dalam Negeri (LHDN, Hasil) mengendalikan cukai di Malaysia: hasil.gov.my.',
  },
  'sources.0.title': { of: '08cd318b', text: 'Jabatan Kastam Diraja Malaysia: barangan rumah dan barang peribadi' },
  'sources.1.title': { of: '32ad35cd', text: 'Jabatan Imigresen Malaysia' },
  'sources.2.title': { of: 'c791a888', text: 'Bahagian Perkhidmatan Ekspatriat Malaysia' },
  'sources.3.title': { of: 'a20e6675', text: 'Jabatan Perkhidmatan Veterinar Malaysia' },
  'sources.4.title': { of: '80dbd326', text: 'Kementerian Pelaburan, Perdagangan dan Industri Malaysia (MITI)' },
  'sources.5.title': { of: '1ee04f23', text: 'Lembaga Hasil Dalam Negeri Malaysia' },
  'sources.6.title': { of: '5c701a2a', text: 'MM2H.com: mengimport barang peribadi (secondary)' },
  'sources.7.title': { of: '85624968', text: 'World Baggage Network: peraturan kastam Malaysia (secondary)' },
  'sources.8.title': { of: '10aea3e9', text: 'Expat.com: mengembara ke Malaysia dengan haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '4f1d8b10', text: 'Menghantar kereta pulang ke Malaysia (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
