import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amerika Utara' },
  currency: { of: '712b589c', text: 'Peso Mexico (MXN)' },
  'visaRequirements.touristVisa': {
    of: '2288ecc6',
    text: 'Warganegara banyak negara boleh melawat Mexico tanpa visa, begitu juga pemegang visa sah atau status bermastautin di negara tertentu. Pegawai di sempadan menetapkan tempoh tinggal, yang boleh mencapai 180 hari. Pelawat tidak boleh melakukan kerja bergaji dan tidak mendapat pengecualian bagi barangan rumah; semak keperluan bagi pasport anda dengan konsulat Mexico.',
  },
  'visaRequirements.workVisa': {
    of: '9e2c9443',
    text: 'Untuk bekerja di Mexico, majikan memohon kebenaran daripada institut imigresen (INM) dahulu; anda kemudian pergi ke konsulat Mexico untuk mendapatkan visa dan menukarnya dengan kad pemastautin selepas tiba. Orang yang mempunyai pendapatan dari luar negara pula biasanya memohon taraf bermastautin sementara di konsulat dengan bukti kemampuan kewangan.',
  },
  'visaRequirements.residencePermit': {
    of: 'af0481f5',
    text: 'Mexico memberi taraf bermastautin sementara, biasanya satu tahun pada mulanya dan hingga empat tahun kesemuanya, serta taraf pemastautin tetap. Anda memperoleh visa di konsulat dan menukarnya dengan kad di institut imigresen (INM), lazimnya dalam masa 30 hari selepas masuk. Taraf yang anda pegang juga menentukan layanan terhadap barangan rumah dan kereta anda.',
  },
  'visaRequirements.familyReunification': {
    of: '6f724b1f',
    text: 'Suami atau isteri, pasangan, anak dan ibu bapa kepada pemastautin dan warga Mexico biasanya boleh mendapat taraf bermastautin di Mexico melalui perpaduan keluarga, di konsulat atau di institut imigresen (INM). Pastikan sijil kelahiran dan sijil perkahwinan diberi apostille dan diterjemahkan sebelum bertolak, kerana sukar diperoleh dari jauh.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '10e1b0ec',
    text: 'Mexico membenarkan keluarga yang datang menetap membawa satu penghantaran barangan rumah, iaitu menaje de casa, bebas duti: barang terpakai yang dibeli sekurang-kurangnya 6 bulan sebelum import. Bagi pemastautin tetap, import itu muktamad; bagi pemastautin sementara dan pelajar, import itu sementara dan terikat pada tempoh tinggal, jadi tanya konsulat apa yang berlaku kepada barang itu jika status anda berubah. Penghantaran boleh datang bersama anda, sehingga 3 bulan sebelum anda atau sehingga 6 bulan selepas anda, tanpa lanjutan. Warga Mexico yang pulang memerlukan sekurang-kurangnya 6 bulan di luar negara, walaupun sesetengah konsulat menyebut 2 tahun.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '5de1047c',
    text: 'Senjata api, termasuk yang dijadikan koleksi, dan peluru: sebutir peluru pun boleh menjadi jenayah persekutuan yang serius di Mexico.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2716d831', text: 'Dadah.' },
  'customsRegulations.prohibitedItems.2': {
    of: '129d4c45',
    text: 'Rokok elektronik dan vape: setakat yang diketahui, pengimportannya diharamkan.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '28808da8',
    text: 'Barang untuk perdagangan atau kegunaan komersial, yang tidak boleh dimasukkan dalam senarai barangan rumah.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'ef0d981e',
    text: 'Daging segar, tumbuhan hidup, biji benih dan tanah, pada amnya.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '6e5fc45c',
    text: 'Kenderaan bermotor: bukan sebahagian daripada senarai barangan rumah, jadi memerlukan prosedur import tersendiri.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'ef4c7c61',
    text: 'Minuman beralkohol: tidak boleh dimasukkan dalam senarai barangan rumah.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '473f68e6',
    text: 'Barang baharu, atau barang yang dibeli kurang daripada 6 bulan sebelum import: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'a5894c89',
    text: 'Dron dan peralatan radio: mungkin memerlukan permit, jadi tanya ejen kastam.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '3a6a4d66',
    text: 'Ubat: bawa bersama preskripsi, dalam kotak asal dan dalam jumlah untuk kegunaan peribadi.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fb1a28cf',
    text: 'Senarai barangan rumah yang disahkan (certificado a lista de menaje de casa) daripada konsulat Mexico bagi tempat yang anda tinggalkan.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '7f053af6',
    text: 'Inventori dalam bahasa Sepanyol dalam empat salinan, dengan jenama, model dan nombor siri bagi setiap barang elektrik.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '52103a7c',
    text: 'Pasport dengan visa pemastautin atau kad pemastautin.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'e9679121',
    text: 'Bukti alamat di luar negara dan alamat baharu di Mexico, mengikut kehendak konsulat.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '95f37090',
    text: 'Surat kuasa wakil untuk ejen kastam (agente aduanal) yang mengurus pelepasan barang.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Bil muatan atau bil muatan udara, yang disediakan oleh syarikat pemindahan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '5c494279',
    text: 'Pelepasan kastam di Mexico biasanya mengambil masa kira-kira 5 hingga 15 hari bekerja dan dibuat melalui ejen kastam (agente aduanal). Nombor siri yang tidak dicatat dalam senarai sering menjadi punca kelewatan. Jumpa konsulat sebelum membungkus, kerana senarai yang disahkan terlalu lewat menahan seluruh penghantaran.',
  },
  'petImport.vaccinations.0': {
    of: '3d74b676',
    text: 'Vaksinasi rabies untuk haiwan peliharaan yang berumur lebih daripada tiga bulan, jika anda datang dari negara selain Amerika Syarikat atau Kanada.',
  },
  'petImport.vaccinations.1': {
    of: '76c11aff',
    text: 'Rawatan parasit dalaman dan luaran dalam masa 6 bulan sebelum masuk, dari negara-negara yang sama itu.',
  },
  'petImport.vaccinations.2': {
    of: '5cc607fd',
    text: 'Haiwan peliharaan dari Amerika Syarikat dan Kanada tidak memerlukan sijil kesihatan untuk Mexico, tetapi tetap diperiksa; bawa juga kad vaksinasinya.',
  },
  'petImport.quarantine': {
    of: '06cc4a31',
    text: 'Mexico tidak menghendaki kuarantin: SENASICA memeriksa haiwan itu di pejabatnya (OISA) di lapangan terbang atau di sempadan, dan haiwan yang sihat terus dibawa pulang bersama anda. Bawa sangkar yang bersih dan makanan untuk satu hari sahaja. Haiwan yang mempunyai kutu atau luka mungkin perlu dirawat dahulu atas kos anda.',
  },
  'petImport.healthCertificate': {
    of: 'dd56f110',
    text: 'Dari negara selain Amerika Syarikat dan Kanada, anjing atau kucing biasanya memerlukan sijil kesihatan untuk Mexico yang tidak lebih daripada 15 hari, yang menyatakan vaksinasi rabies dan rawatan parasit. Mikrocip tidak diwajibkan, tetapi syarikat penerbangan atau negara tempat anda pulang nanti mungkin menghendakinya. Semak dengan SENASICA (gob.mx/senasica) sebelum penerbangan, kerana peraturan juga berubah apabila wabak berlaku.',
  },
  'vehicleImport.regulations': {
    of: 'c8a5a3ec',
    text: 'Kereta bukan sebahagian daripada barangan rumah di Mexico. Pelawat dan pemastautin sementara biasanya boleh memegang Permit Import Sementara (TIP) daripada Banjercito yang terikat pada status mereka; pemastautin tetap tidak boleh, dan mesti menasionalisasikan kereta itu atau membawanya keluar. Baja California, sebahagian Sonora dan zon sempadan mempunyai peraturan yang lebih mudah.',
  },
  'vehicleImport.duties': {
    of: '853e9d55',
    text: 'Permit Import Sementara untuk Mexico memerlukan bayaran dan deposit yang boleh dikembalikan, bukan duti; rujuk Banjercito untuk jumlahnya. Import muktamad melibatkan duti, VAT dan upah ejen kastam, dan terbuka terutamanya untuk kereta dengan VIN Amerika Utara yang berusia kira-kira 8 hingga 9 tahun; minta anggaran daripada ejen sebelum membuat keputusan.',
  },
  'vehicleImport.documentation.0': { of: 'ccab84d5', text: 'Pendaftaran dan dokumen hak milik kereta atas nama anda.' },
  'vehicleImport.documentation.1': {
    of: 'c8d5c437',
    text: 'Pasport dan permit pelawat atau kad pemastautin sementara.',
  },
  'vehicleImport.documentation.2': {
    of: '6c643290',
    text: 'Lesen memandu dan kad bayaran untuk deposit permit sementara.',
  },
  'vehicleImport.documentation.3': {
    of: '028ba3c0',
    text: 'Insurans liabiliti Mexico, kerana polisi asing biasanya tidak diterima.',
  },
  'vehicleImport.documentation.4': { of: 'a7cd64d3', text: 'Ejen kastam dan bukti asal (VIN), bagi import muktamad.' },
  'vehicleImport.restrictions': {
    of: '1c238087',
    text: 'Bagi pemastautin tetap, membawa kereta ke Mexico jarang berbaloi; bagi pemastautin sementara yang memandu masuk dari utara, ia boleh berbaloi. Permit sementara tamat bersama status: apabila anda menjadi pemastautin tetap, kereta itu mesti keluar atau dinasionalisasikan, dan permit yang melebihi tempoh menyebabkan deposit hangus dan kereta boleh dilucuthakkan.',
  },
  'healthcare.system': {
    of: '0e3ec2c3',
    text: 'Mexico mempunyai sistem awam, seperti IMSS untuk pekerja dan keluarga mereka, dan sektor swasta yang besar dengan hospital yang sangat baik di bandar. Kebanyakan penduduk baharu menggunakan doktor swasta, yang mutu dan harganya berbeza-beza, jadi tanya dahulu.',
  },
  'healthcare.insurance': {
    of: '0cae0092',
    text: 'Pekerja di Mexico dilindungi oleh IMSS melalui majikan; pemastautin lain sering boleh menyertainya secara sukarela, dengan pengecualian bagi penyakit terdahulu. Ramai penduduk baharu mengambil insurans swasta, kerana hospital swasta menghendaki jaminan atau deposit semasa kemasukan.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '1311c21b',
    text: 'Persekolahan di Mexico bermula dari prasekolah, melalui enam tahun sekolah rendah dan tiga tahun sekolah menengah hingga sekolah menengah atas, dan wajib serta percuma di sekolah awam. Tahun persekolahan biasanya bermula pada akhir Ogos. Bawa laporan sekolah yang diberi apostille untuk pendaftaran.',
  },
  'education.languageOfInstruction': {
    of: '6049e067',
    text: 'Sekolah di Mexico mengajar dalam bahasa Sepanyol, dan sesetengahnya dalam bahasa orang asal juga. Sekolah dwibahasa dan antarabangsa di bandar yang lebih besar mengajar dalam bahasa Inggeris, Perancis, Jerman dan lain-lain.',
  },
  'utilities.electricity': {
    of: '161d21f8',
    text: 'Mexico menggunakan bekalan 127 V pada 60 Hz dengan palam jenis A dan B, jadi perkakas elektrik dari Amerika Syarikat dan Kanada boleh terus digunakan. Yang dibuat hanya untuk 220 hingga 240 V lebih baik ditinggalkan. Pelindung pusuan elok digunakan, kerana voltan boleh turun naik.',
  },
  'utilities.internet': {
    of: '774641fd',
    text: 'Gentian optik dan kabel lazim di bandar-bandar Mexico dan tidak sekata di kawasan luar bandar. Tanya jiran penyedia mana yang berfungsi di jalan anda, dan gunakan pelan mudah alih prabayar sementara menunggu.',
  },
  'utilities.banking': {
    of: 'ddecea5c',
    text: 'Bank di Mexico biasanya membuka akaun untuk pemastautin dengan kad pemastautin, pasport dan bukti alamat; pelawat jarang dapat membukanya. Anda akan sering diminta nombor cukai (RFC) daripada SAT dan kod pendaftaran penduduk (CURP).',
  },
  'culturalTips.0': {
    of: '753982a3',
    text: 'Sapa semua orang di Mexico apabila memasuki pejabat, kedai atau bilik menunggu; ucapan buenos días besar ertinya.',
  },
  'culturalTips.1': {
    of: '140e34ff',
    text: 'Makan tengah hari ialah hidangan utama di Mexico dan sering bermula selepas pukul dua petang, jadi rancang lawatan dan penghantaran mengikutnya.',
  },
  'culturalTips.2': {
    of: '6ee420a3',
    text: 'Simpan beberapa salinan dokumen anda: banyak pejabat di Mexico meminta dokumen asal dan salinan, serta nama yang dieja tepat seperti dalam pasport.',
  },
  'culturalTips.3': {
    of: '70e28233',
    text: 'Air paip di Mexico kebanyakannya tidak diminum; pesan botol besar (garrafones) atau pasang penapis pada hari-hari pertama.',
  },
  'importantContacts.emergencyServices': {
    of: 'eb161cca',
    text: 'Di Mexico, dail 911 untuk polis, ambulans atau bomba.',
  },
  'importantContacts.taxOffice': {
    of: '66e5b83b',
    text: 'Perkhidmatan pentadbiran cukai (SAT) mengendalikan cukai di Mexico: sat.gob.mx.',
  },
  'sources.0.title': { of: '33999d6d', text: 'Kedutaan Mexico di Costa Rica: barangan rumah warga asing' },
  'sources.1.title': { of: 'b68f61e6', text: 'Kedutaan Mexico di Singapura: barangan rumah' },
  'sources.2.title': { of: '20f77d5a', text: 'Konsulat Mexico di Boise: barangan rumah' },
  'sources.3.title': { of: '790350ee', text: 'Konsulat Mexico di El Paso: senarai barangan rumah yang disahkan' },
  'sources.4.title': { of: '615ab956', text: 'Institut Migrasi Kebangsaan Mexico (INM)' },
  'sources.5.title': { of: '57340555', text: 'SENASICA: kesihatan haiwan di Mexico' },
  'sources.6.title': { of: '37ef1d76', text: 'Agensi Kastam Kebangsaan Mexico (ANAM)' },
  'sources.7.title': { of: '5bf90fe3', text: 'Pentadbiran cukai Mexico (SAT)' },
  'sources.8.title': { of: '0cfdff18', text: 'Infobae: syarat untuk anjing dan kucing (secondary)' },
  'sources.9.title': { of: 'd885d966', text: 'Mexico On My Mind: kereta berplat asing (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
