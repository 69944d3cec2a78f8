import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Eropah Selatan' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'd5183f1e',
    text: 'Sepanyol berada dalam kawasan Schengen: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU tidak memerlukan visa. Semak keperluan bagi pasport anda dengan konsulat Sepanyol (exteriores.gob.es); lawatan tidak membenarkan anda bekerja.',
  },
  'visaRequirements.workVisa': {
    of: 'cb80f1a1',
    text: 'Warganegara EU bebas bekerja di Sepanyol. Yang lain biasanya memerlukan kebenaran kerja yang dipohon oleh majikan sebelum visa, atau salah satu laluan untuk kakitangan berkelayakan tinggi, orang yang bekerja sendiri atau orang yang bekerja dari jauh untuk syarikat di luar negara. Visa pelabur (golden visa) telah dimansuhkan pada April 2025, walaupun halaman lama masih menerangkannya.',
  },
  'visaRequirements.residencePermit': {
    of: '499f67c3',
    text: 'Tiga perkara mudah dikelirukan di Sepanyol: NIE ialah nombor anda sebagai warga asing, TIE ialah kad yang membuktikan permit kediaman, dan padrón ialah daftar alamat di dewan bandaran anda. Warganegara dari luar EU memohon TIE di balai polis, lazimnya dalam masa satu bulan selepas tiba. Warganegara EU yang tinggal lebih daripada tiga bulan pula mendaftar untuk sijil hijau.',
  },
  'visaRequirements.familyReunification': {
    of: '981cf26d',
    text: 'Pemastautin sah di Sepanyol biasanya boleh membawa suami, isteri atau pasangan, anak di bawah umur dan dalam beberapa kes ibu bapa tanggungan, setelah menunjukkan permit yang diperbaharui, pendapatan yang mencukupi dan rumah yang sesuai; sesetengah permit membenarkan keluarga datang serentak. Saudara kepada warganegara EU mempunyai laluan yang lebih mudah. Tanya pejabat imigresen Sepanyol (inclusion.gob.es) sijil mana yang mesti dilegalisasi dan diterjemahkan.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '78cdefc0',
    text: 'Barangan rumah masuk ke Sepanyol bebas duti dan cukai nilai tambah (VAT) jika anda tinggal di luar EU selama sekurang-kurangnya 12 bulan tanpa terputus serta memiliki dan menggunakan barang itu selama sekurang-kurangnya 6 bulan; bagi VAT, dan bagi IGIC di Kepulauan Canary, tempoh itu boleh menjadi 12 bulan dalam beberapa kes. Barang mesti tiba dalam masa 12 bulan selepas anda menetap, dan selama 12 bulan lagi tidak boleh dijual, dipinjamkan atau disewakan tanpa memberitahu kastam. Perpindahan dari negara EU lain ke tanah besar Sepanyol atau Kepulauan Balearic tidak memerlukan urusan kastam; Kepulauan Canary, Ceuta dan Melilla mempunyai peraturan cukai tersendiri, jadi tanya dahulu.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Daging dan produk tenusu dari luar EU.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol dan tembakau: tidak termasuk dalam pengecualian, jadi dikenakan cukai.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd7febecd',
    text: 'Senjata dan peluru: hanya dengan permit yang dikehendaki oleh Sepanyol, yang diuruskan sebelum penghantaran.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'f1f44f6c',
    text: 'Kenderaan komersial: tidak termasuk dalam pengecualian.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'cbf336c3',
    text: 'Kelengkapan profesional: tidak termasuk dalam pengecualian, kecuali alat mudah alih untuk pekerjaan anda.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Ubat: bawa untuk keperluan peribadi anda, berserta preskripsinya.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'ec46b72e',
    text: 'Anjing daripada baka yang dianggap Sepanyol berpotensi berbahaya: penjaganya memerlukan lesen, jadi tanya dewan bandaran.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '13d13be6',
    text: 'Deklarasi import (DUA) dengan permohonan bertulis untuk pengecualian, biasanya dikemukakan oleh ejen kastam.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'e3697122',
    text: 'Satu inventori bagi semua barang, berserta nilai.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '37af5303',
    text: 'Bukti 12 bulan tinggal di luar negara; bagi warga Sepanyol yang pulang, biasanya pembatalan pendaftaran konsular (baja consular).',
  },
  'customsRegulations.documentationRequired.3': {
    of: '45c30003',
    text: 'Pendaftaran alamat anda di Sepanyol (padrón).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6f06b6b2',
    text: 'Pasport dan NIE, dengan visa atau permit kediaman bagi warganegara dari luar EU.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'f4a06dff',
    text: 'Dokumen kenderaan atas nama anda jika kereta ada dalam penghantaran.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '49d7652e',
    text: 'Pelepasan kastam bagi barangan rumah di Sepanyol biasanya mengambil masa 5 hingga 10 hari bekerja setelah dokumen lengkap. Pendaftaran padrón lazimnya sebahagian daripada fail itu, jadi uruskan alamat anda lebih awal. Barang yang datang sebelum anda memerlukan aku janji untuk menetap dalam masa 6 bulan dan cagaran.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Mikrocip dahulu: mikrocip mesti sudah dipasang sebelum vaksinasi rabies atau dipasang pada lawatan yang sama.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaksinasi rabies untuk anjing, kucing dan feret pada umur 12 minggu atau lebih.',
  },
  'petImport.vaccinations.2': {
    of: '3ea61d57',
    text: 'Tempoh menunggu 21 hari selepas vaksinasi rabies pertama sebelum perjalanan ke Sepanyol.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Ujian darah antibodi rabies jika anda datang dari negara yang tidak disenaraikan oleh EU sebagai berisiko rendah: darah biasanya diambil sekurang-kurangnya 30 hari selepas vaksinasi, dengan tempoh menunggu 3 bulan sebelum perjalanan.',
  },
  'petImport.quarantine': {
    of: 'b636e3fd',
    text: 'Haiwan peliharaan yang memenuhi peraturan EU tidak dikenakan kuarantin di Sepanyol; haiwan yang tidak memenuhinya mungkin dihantar balik, diasingkan atau, sebagai langkah terakhir, dimatikan. Jika ujian darah dikehendaki bagi anda, mulakan sekurang-kurangnya lima bulan sebelum berpindah. Sesetengah baka memerlukan lesen sebagai anjing yang berpotensi berbahaya, dan undang-undang kebajikan haiwan 2023 menetapkan kewajipan bagi setiap penjaga, jadi tanya dewan bandaran anda selepas tiba.',
  },
  'petImport.healthCertificate': {
    of: '0193b36f',
    text: 'Dari luar EU, anjing, kucing atau feret biasanya memerlukan sijil kesihatan haiwan EU untuk masuk ke Sepanyol; dari dalam EU, pasport haiwan peliharaan sudah memadai. Menurut panduan lain, peraturan EU baharu berkuat kuasa sejak 22 April 2026, dengan borang sijil baharu sejak 1 Oktober 2026 dan paling banyak lima ekor haiwan bagi setiap kenderaan, jadi minta borang terkini daripada doktor haiwan dan semak dengan kementerian pertanian Sepanyol (mapa.gob.es).',
  },
  'vehicleImport.regulations': {
    of: '370c76cc',
    text: 'Kereta persendirian dikira sebagai harta peribadi, jadi orang yang baru berpindah dari luar EU boleh membawanya ke Sepanyol bebas duti bersama barangan rumah: 12 bulan tinggal di luar negara, 6 bulan pemilikan dan penggunaan, serta tidak dijual, dipinjamkan atau disewakan selama 12 bulan tanpa memberitahu kastam. Kereta itu kemudian mesti diluluskan dan diperiksa (ITV) serta mendapat nombor plat Sepanyol.',
  },
  'vehicleImport.duties': {
    of: '09fb6549',
    text: 'Dengan pengecualian, tiada duti atau VAT dikenakan ke atas kereta di Sepanyol, dan pertukaran tempat tinggal biasanya mengecualikannya daripada cukai pendaftaran (IEDMT) juga apabila syaratnya dipenuhi. Tanpa pengecualian, jangkakan duti, VAT, cukai pendaftaran dan kos kelulusan (homologasi). Tanya agensi cukai (sede.agenciatributaria.gob.es) sebelum menghantar, kerana pengecualian itu mesti dipohon.',
  },
  'vehicleImport.documentation.0': {
    of: '113822ee',
    text: 'Dokumen pendaftaran dan bukti pemilikan selama sekurang-kurangnya 6 bulan.',
  },
  'vehicleImport.documentation.1': {
    of: 'e323c35f',
    text: 'Bukti pertukaran tempat tinggal: pembatalan pendaftaran di luar negara dan pendaftaran padrón.',
  },
  'vehicleImport.documentation.2': { of: '542f80e7', text: 'Pelepasan kastam (DUA) yang mencatatkan pengecualian.' },
  'vehicleImport.documentation.3': { of: 'b1ce3f91', text: 'Sijil pematuhan atau fail teknikal daripada jurutera.' },
  'vehicleImport.documentation.4': { of: 'c4f4becc', text: 'Laporan pemeriksaan (ITV).' },
  'vehicleImport.documentation.5': { of: '5d76af89', text: 'Insurans yang sah di Sepanyol.' },
  'vehicleImport.restrictions': {
    of: '2e0a8e7f',
    text: 'Membawa kereta ke Sepanyol boleh berbaloi jika pengecualian meliputinya dan kereta itu dibina mengikut piawaian EU; kereta yang dibina untuk pasaran lain mungkin memerlukan pengubahsuaian yang mahal dan kelulusan individu. Kenderaan komersial tidak mendapat pengecualian. Bandar yang lebih besar mempunyai zon pelepasan rendah yang melarang kereta lama, dan kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '2062547e',
    text: 'Sepanyol mempunyai perkhidmatan kesihatan awam yang dikendalikan oleh wilayahnya, dibiayai daripada cukai dan keselamatan sosial; anda mendaftar di pusat kesihatan tempatan dan mendapat kad kesihatan. Di sampingnya, klinik swasta banyak terdapat, terutamanya di bandar dan di kawasan pantai.',
  },
  'healthcare.insurance': {
    of: 'c995a292',
    text: 'Pekerja dan orang yang bekerja sendiri yang membayar caruman keselamatan sosial di Sepanyol dilindungi bersama tanggungan mereka. Beberapa visa pula mensyaratkan polisi swasta tanpa bayaran bersama, dan pesara dari negara EU dan United Kingdom biasanya boleh membawa borang S1. Semak syarat visa anda sebelum membeli polisi.',
  },
  'healthcare.emergencyNumber': {
    of: '0acdc70d',
    text: '112 (semua), 091 atau 092 (polis), 061 (kesihatan, mengikut wilayah)',
  },
  'education.schoolSystem': {
    of: '3811f4b1',
    text: 'Persekolahan di Sepanyol wajib dari umur 6 hingga 16 tahun dan percuma di sekolah awam; banyak kanak-kanak bermula pada umur 3 tahun. Sekolah concertado ialah sekolah swasta dengan dana awam, dan tempat diberikan sebahagiannya mengikut alamat, jadi daftar dalam padrón sebelum minggu-minggu permohonan pada musim bunga.',
  },
  'education.languageOfInstruction': {
    of: '8ddaf677',
    text: 'Sekolah di Sepanyol mengajar dalam bahasa Sepanyol, dan di Catalonia, Wilayah Basque, Galicia, Valencia dan Kepulauan Balearic juga atau terutamanya dalam bahasa wilayah itu. Sekolah antarabangsa dan dwibahasa terdapat di bandar yang lebih besar dan di sepanjang pantai.',
  },
  'utilities.electricity': {
    of: 'ea85cfd5',
    text: 'Sepanyol menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan F. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana. Kontrak menetapkan kuasa yang boleh anda gunakan serentak, dan angka yang terlalu rendah menyebabkan suis terpelantik, jadi tanya tentangnya apabila mengambil alih pangsapuri.',
  },
  'utilities.internet': {
    of: 'dcd405ea',
    text: 'Gentian optik sampai ke kebanyakan bandar di Sepanyol dan banyak kampung, biasanya dijual bersama talian mudah alih. Sesetengah kontrak mengikat anda selama setahun atau lebih, jadi tanya sebelum menandatangani jika alamat pertama anda sementara sahaja.',
  },
  'utilities.banking': {
    of: 'd6caae6a',
    text: 'Bank di Sepanyol membuka akaun untuk pemastautin dengan pasport, NIE dan bukti alamat, dan banyak yang menawarkan akaun bukan pemastautin sebelum itu. Sewa dan utiliti dibayar melalui debit terus, dan pembayaran dengan kad dan telefon diterima hampir di mana-mana.',
  },
  'culturalTips.0': {
    of: '4e3a48ce',
    text: 'Waktu makan lewat: makan tengah hari biasanya selepas pukul dua dan makan malam selepas pukul sembilan, dan dapur restoran mungkin tutup di antaranya.',
  },
  'culturalTips.1': {
    of: '7cdb0e6a',
    text: 'Kedai dan pejabat kecil sering tutup beberapa jam selepas makan tengah hari, dan ramai orang bercuti pada bulan Ogos, jadi selesaikan urusan dokumen pada waktu pagi dan sebelum musim panas.',
  },
  'culturalTips.2': {
    of: 'b89958b7',
    text: 'Sapa dengan hola atau buenos días apabila memasuki kedai, lif atau bilik menunggu.',
  },
  'culturalTips.3': {
    of: '0f51b39a',
    text: 'Pejabat kerajaan beroperasi dengan temu janji (cita previa), jadi buat tempahan lebih awal dan bawa salinan setiap dokumen.',
  },
  'culturalTips.4': {
    of: '13ba375b',
    text: 'Di wilayah yang mempunyai bahasa sendiri, beberapa patah kata dalam bahasa itu disambut mesra.',
  },
  'importantContacts.emergencyServices': {
    of: 'be0ad265',
    text: 'Di Sepanyol, dail 112 untuk setiap kecemasan; 091 atau 092 menghubungi polis secara langsung dan 061 perkhidmatan kesihatan di banyak wilayah.',
  },
  'importantContacts.taxOffice': {
    of: 'a70a4055',
    text: 'Agensi cukai Sepanyol (Agencia Tributaria, sede.agenciatributaria.gob.es) mengendalikan cukai pendapatan dan juga kastam; daftar dengannya selepas anda berpindah.',
  },
  'sources.0.title': {
    of: 'a1efdede',
    text: 'Agensi Cukai Sepanyol: pengecualian apabila anda memindahkan tempat tinggal',
  },
  'sources.1.title': { of: 'f0f4fede', text: 'Peraturan (EC) 1186/2009: pengecualian bagi pemindahan tempat tinggal' },
  'sources.2.title': { of: '92230a3f', text: 'Kementerian Rangkuman dan Migrasi Sepanyol' },
  'sources.3.title': { of: '40f3e9a1', text: 'Kementerian Luar Negeri Sepanyol: konsulat' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Suruhanjaya Eropah: pergerakan haiwan peliharaan dalam Kesatuan' },
  'sources.5.title': { of: 'dbecec23', text: 'Kementerian Pertanian Sepanyol' },
  'sources.6.title': { of: '9e34f8ee', text: 'Agensi Cukai Sepanyol' },
  'sources.7.title': {
    of: 'de4a8491',
    text: 'Esgalicia: pengecualian barang peribadi bagi orang yang pulang (secondary)',
  },
  'sources.8.title': { of: '57761936', text: 'Politis: peraturan EU baharu untuk haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
