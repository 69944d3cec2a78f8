import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Oceania' },
  currency: { of: '7e5f3638', text: 'Dolar Australia (AUD)' },
  'visaRequirements.touristVisa': {
    of: '9b8b9efd',
    text: 'Hampir semua pelawat memerlukan visa Australia sebelum menaiki pesawat: bergantung pada pasport, sama ada Electronic Travel Authority, eVisitor atau visa Visitor, yang semuanya dipohon dalam talian. Warganegara New Zealand biasanya diberi visa semasa tiba. Visa pelawat tidak membenarkan anda bekerja; semak keperluan bagi pasport anda dengan Jabatan Hal Ehwal Dalam Negeri (immi.homeaffairs.gov.au).',
  },
  'visaRequirements.workVisa': {
    of: 'c7b6afd8',
    text: 'Orang yang berpindah ke Australia untuk bekerja biasanya menggunakan visa tajaan majikan, seperti Skills in Demand, atau visa tenaga mahir yang dinilai melalui sistem mata; golongan muda dari banyak negara boleh datang dengan visa bekerja sambil bercuti. Senarai pekerjaan dan syarat pendapatan kerap berubah, jadi semak syarat semasa dengan Jabatan Hal Ehwal Dalam Negeri.',
  },
  'visaRequirements.residencePermit': {
    of: 'c0e0fdaf',
    text: 'Australia tidak mengeluarkan kad kediaman: visa anda berbentuk elektronik dan visa itu sendiri memberi anda hak untuk tinggal. Taraf pemastautin tetap kebanyakannya diperoleh melalui visa tenaga mahir, tajaan majikan dan keluarga, masing-masing dengan syaratnya sendiri; senarainya ada pada Jabatan Hal Ehwal Dalam Negeri.',
  },
  'visaRequirements.familyReunification': {
    of: '4d7118b2',
    text: 'Pasangan dan anak tanggungan biasanya boleh disertakan dalam permohonan visa Australia yang sama. Untuk menyertai seseorang yang sudah tinggal di sana, gunakan visa pasangan, anak atau ibu bapa, yang boleh mengambil masa lama; semak tempoh pemprosesan semasa dengan Jabatan Hal Ehwal Dalam Negeri.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'c8957252',
    text: 'Barangan rumah yang dihantar ke Australia sebagai barang peribadi tanpa iringan bebas daripada duti dan GST jika anda telah memiliki dan menggunakannya di luar negara selama sekurang-kurangnya 12 bulan sebelum anda bertolak ke Australia. Barang yang dimiliki kurang daripada 12 bulan dinilai untuk duti dan GST. Alkohol dan tembakau dalam penghantaran sentiasa dikenakan cukai, manakala kenderaan, alat ganti kenderaan dan barang dagangan tidak dikira sebagai barang peribadi.',
  },
  'customsRegulations.prohibitedItems.0': { of: '4cc759fc', text: 'Buah-buahan dan sayur-sayuran segar.' },
  'customsRegulations.prohibitedItems.1': { of: '245c4aab', text: 'Tumbuhan hidup, bebawang dan keratan.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c5aa51c2',
    text: 'Biji benih yang dilarang, dan apa-apa biji benih yang tidak dapat dikenal pasti.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b35663c6',
    text: 'Produk tumbuhan yang berisiko tinggi membawa kumbang khapra.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '95b0a744',
    text: 'Haiwan yang memerlukan permit: haiwan tidak sekali-kali dihantar bersama barangan rumah.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: 'cfa9e9a8',
    text: 'Barang yang mengandungi asbestos, yang mungkin tersembunyi dalam perkakas dan kenderaan lama.',
  },
  'customsRegulations.prohibitedItems.6': {
    of: 'ba90dcd3',
    text: 'Pisau petik dan banyak senjata lain, yang diharamkan atau memerlukan permit.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '9271d61d',
    text: 'Peralatan perkhemahan dan sukan, basikal, but, perkakas kebun dan perabot luar: isytiharkan barang ini dan bersihkan setiap kesan tanah dan bahan tumbuhan.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'dfbcbd20',
    text: 'Barang daripada kayu, rotan, buluh dan jerami: isytiharkan, kerana barang ini mungkin perlu dirawat.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '678a73ea',
    text: 'Kulit haiwan, bulu burung dan cangkerang: isytiharkan untuk pemeriksaan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '86c055bd',
    text: 'Sesetengah ubat dan steroid: banyak yang memerlukan preskripsi atau permit.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'daa12cf0',
    text: 'Vape: dikawal ketat, jadi tanya dahulu sebelum membawanya.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd9478cfc',
    text: 'Alkohol dan tembakau: sentiasa dikenakan cukai dalam penghantaran barangan rumah.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '4c46a84d',
    text: 'Penyata Barang Peribadi Tanpa Iringan (Unaccompanied Personal Effects Statement), borang B534.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'dc0dadfd',
    text: 'Senarai pembungkusan terperinci bagi semua barang dalam penghantaran.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '03375e56',
    text: 'Pasport, dan biasanya visa yang menunjukkan bahawa anda boleh tinggal di Australia.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '57812a99',
    text: 'Resit atau bukti lain tentang tarikh anda membeli barang yang dimiliki kurang daripada 12 bulan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '02ef23cf',
    text: 'Peruntukkan kira-kira 5 hingga 15 hari bekerja untuk pelepasan kastam selepas penghantaran tiba di Australia; ini julat biasa, bukan jaminan. Dokumen setiap penghantaran dinilai dari segi biosekuriti dan banyak penghantaran dibuka, dan tempahan pemeriksaan selalunya menjadi punca kelewatan. Barang yang tidak dapat dirawat dimusnahkan atau dihantar balik atas kos pemiliknya, jadi bersihkan semuanya dengan baik sebelum membungkus.',
  },
  'petImport.vaccinations.0': {
    of: '22e2a260',
    text: 'Vaksinasi rabies untuk kucing dan anjing dari negara Kumpulan 3, iaitu negara yang mempunyai rabies tetapi terkawal.',
  },
  'petImport.vaccinations.1': {
    of: '7fdd1504',
    text: 'Ujian titer antibodi peneutral rabies (RNATT) selepas vaksinasi bagi Kumpulan 3; keputusannya biasanya dianggap sah selama 12 bulan, jadi sahkan tarikhnya dengan jabatan pertanian.',
  },
  'petImport.vaccinations.2': {
    of: '736659ed',
    text: 'Pemeriksaan identiti oleh doktor haiwan rasmi sebelum sampel titer diambil: bagi Kumpulan 3, lazimnya inilah yang menentukan sama ada kuarantin 10 atau 30 hari.',
  },
  'petImport.vaccinations.3': {
    of: 'bf58f9f2',
    text: 'Rawatan parasit dan apa-apa ujian lain yang dinyatakan pada permit import haiwan anda.',
  },
  'petImport.quarantine': {
    of: '511b512f',
    text: 'Haiwan peliharaan biasanya menghabiskan sekurang-kurangnya 10 hari di stesen kuarantin kerajaan di Mickleham dekat Melbourne jika datang dari negara Kumpulan 2 atau 3, dan sehingga 30 hari dari Kumpulan 3 tanpa pemeriksaan identiti awal; sahkan tempohnya dengan jabatan pertanian. Dogo Argentino, fila Brasileiro, tosa Jepun, jenis pit bull dan presa canario diharamkan di Australia, begitu juga sesetengah kucing hibrid seperti Savannah.',
  },
  'petImport.healthCertificate': {
    of: '3984779a',
    text: 'Kucing dan anjing hanya boleh masuk ke Australia dari negara yang diluluskan (Kumpulan 1 hingga 3), dan bagi Kumpulan 3 memerlukan permit import, perakuan daripada pihak berkuasa kompeten negara asal dan sekurang-kurangnya 180 hari tinggal berterusan di negara yang diluluskan. Haiwan dari tempat lain mesti terlebih dahulu tinggal 180 hari di negara yang diluluskan. Mulakan persiapan jauh lebih awal daripada setengah tahun sebelum penerbangan.',
  },
  'vehicleImport.regulations': {
    of: '930a4caf',
    text: 'Kenderaan jalan raya memerlukan kelulusan import di bawah Road Vehicle Standards Act 2018, yang dipohon dalam talian melalui sistem ROVER, sebelum tiba di Australia; tanpanya, Australian Border Force tidak akan melepaskan kenderaan itu. Laluan import peribadi biasanya mensyaratkan anda telah memiliki dan menggunakan kenderaan itu di luar negara selama sekurang-kurangnya 12 bulan tanpa terputus.',
  },
  'vehicleImport.duties': {
    of: '584c4494',
    text: 'Biasanya jangkakan duti kastam 5% ke atas kereta yang dibawa ke Australia (sering kali sifar di bawah perjanjian perdagangan bebas), GST 10% dan, jika melebihi ambang tertentu, cukai kereta mewah. Semak kadar semasa dengan Australian Border Force sebelum menghantar kereta.',
  },
  'vehicleImport.documentation.0': {
    of: 'cd5de80f',
    text: 'Kelulusan import kenderaan daripada ROVER, yang diberikan sebelum kenderaan dihantar.',
  },
  'vehicleImport.documentation.1': {
    of: 'd9bad028',
    text: 'Bukti pemilikan dan penggunaan di luar negara selama sekurang-kurangnya 12 bulan.',
  },
  'vehicleImport.documentation.2': {
    of: '359f280f',
    text: 'Pasport dan bukti bahawa anda boleh tinggal di Australia.',
  },
  'vehicleImport.documentation.3': {
    of: 'f3286730',
    text: 'Bukti bahawa kenderaan bebas daripada asbestos, jika diminta.',
  },
  'vehicleImport.restrictions': {
    of: 'df93e895',
    text: 'Di Australia, kenderaan dipandu di sebelah kiri jalan dan pada amnya dikehendaki kereta yang sterengnya di sebelah kanan; kenderaan berusia 25 tahun atau lebih biasanya lebih mudah dibawa masuk. Kereta mesti tiba dalam keadaan sangat bersih dan bebas daripada asbestos. Dengan cukai, tambang muatan dan pengubahsuaian, membawa kereta biasa ke Australia sering kali tidak berbaloi: bandingkan dengan membeli di sana.',
  },
  'healthcare.system': {
    of: '70586ed9',
    text: 'Skim awam Australia, Medicare, menanggung hospital awam dan sebahagian besar kos berjumpa doktor. Skim ini untuk warganegara, pemastautin tetap dan sesetengah golongan lain, termasuk pelawat dari negara yang mempunyai perjanjian timbal balik.',
  },
  'healthcare.insurance': {
    of: '86bc9708',
    text: 'Pemegang visa sementara di Australia biasanya memerlukan insurans kesihatan swasta, dan banyak visa menjadikannya syarat. Pemastautin tetap sering menambah perlindungan swasta untuk rawatan gigi dan hospital swasta; semak syarat visa anda dengan Jabatan Hal Ehwal Dalam Negeri.',
  },
  'healthcare.emergencyNumber': { of: 'e1bca055', text: '000 (112 juga boleh didail dari telefon bimbit)' },
  'education.schoolSystem': {
    of: 'bb963049',
    text: 'Sekolah di Australia dikendalikan oleh negeri dan wilayah, dengan peringkat rendah dan menengah hingga Tahun 12; tahun persekolahan berlangsung dari kira-kira akhir Januari hingga Disember. Sekolah kerajaan terbuka kepada semua, tetapi keluarga dengan visa sementara mungkin perlu membayar yuran: tanya jabatan pendidikan negeri berkenaan.',
  },
  'education.languageOfInstruction': {
    of: '41c194df',
    text: 'Sekolah di Australia mengajar dalam bahasa Inggeris, dan banyak yang menawarkan kelas bahasa Inggeris tambahan untuk kanak-kanak yang baru tiba.',
  },
  'utilities.electricity': {
    of: 'aaf608cb',
    text: 'Australia menggunakan bekalan 230 V pada 50 Hz dengan palam jenis I. Perkakas elektrik yang dibuat untuk 110 hingga 120 V tidak akan berfungsi di sana tanpa transformer, jadi lihat setiap label sebelum membungkusnya.',
  },
  'utilities.internet': {
    of: '120f3d07',
    text: 'Kebanyakan rumah di Australia disambungkan melalui National Broadband Network, yang dijual oleh banyak penyedia. Jenis talian bergantung pada alamat, jadi semak dahulu sebelum menandatangani perjanjian sewa.',
  },
  'utilities.banking': {
    of: '8a39ece3',
    text: 'Beberapa bank besar Australia membenarkan orang yang baru berpindah memulakan pembukaan akaun dalam talian sebelum tiba dan menyelesaikannya di cawangan dengan pasport. Mohon nombor fail cukai daripada pejabat cukai tidak lama selepas tiba, kerana tanpanya cukai dipotong pada kadar yang lebih tinggi.',
  },
  'culturalTips.0': {
    of: '25364552',
    text: 'Di Australia, orang biasa menggunakan nama pertama dari awal lagi, termasuk di tempat kerja; sikap yang bersahaja dan mesra lebih berkesan daripada gelaran.',
  },
  'culturalTips.1': {
    of: 'bfb282b5',
    text: 'Cahaya matahari sangat terik: topi, pelindung matahari dan tempat teduh ialah sebahagian daripada kehidupan harian, dan sekolah sering mewajibkan topi di luar.',
  },
  'culturalTips.2': {
    of: 'dfa0cf81',
    text: 'Di pantai yang dikawal, berenanglah di antara bendera merah dan kuning, tempat yang diawasi penyelamat.',
  },
  'culturalTips.3': {
    of: '4adacff5',
    text: 'Majlis awam sering dimulakan dengan penghormatan kepada Traditional Owners, pemilik asal tanah itu; mendengar dengan tenang ialah cara yang sopan.',
  },
  'culturalTips.4': {
    of: '90f333bb',
    text: 'Musim terbalik berbanding di hemisfera utara, jadi perpindahan pada bulan Julai tiba pada musim sejuk, dan banyak rumah kurang pemanasan.',
  },
  'importantContacts.emergencyServices': {
    of: '4419580d',
    text: 'Dail 000 di Australia untuk polis, bomba atau ambulans; 112 juga boleh didail dari telefon bimbit, dan 106 ialah perkhidmatan geganti teks untuk orang pekak atau yang mengalami masalah pertuturan.',
  },
  'importantContacts.taxOffice': {
    of: '2b70f98c',
    text: 'Pejabat Cukai Australia (ATO) mengendalikan cukai dan nombor fail cukai: ato.gov.au.',
  },
  'sources.0.title': { of: 'ce43341f', text: 'Jabatan pertanian Australia: berpindah ke Australia' },
  'sources.1.title': { of: '74361f23', text: 'Jabatan pertanian Australia: barang peribadi' },
  'sources.2.title': { of: '34a100ed', text: 'Kastam Australia: barang peribadi tanpa iringan (halaman lama)' },
  'sources.3.title': { of: '9c525e1d', text: 'Australian Border Force' },
  'sources.4.title': {
    of: '6159c73f',
    text: 'Jabatan pertanian Australia: ujian antibodi rabies untuk kucing dan anjing',
  },
  'sources.5.title': {
    of: '88e8db75',
    text: 'Jabatan pertanian Australia: soalan tentang membawa masuk kucing dan anjing',
  },
  'sources.6.title': { of: '2777fd33', text: 'Jabatan infrastruktur Australia: mengimport kenderaan jalan raya' },
  'sources.7.title': { of: 'b792f3a9', text: 'Jabatan Hal Ehwal Dalam Negeri Australia: visa dan mula menetap' },
  'sources.8.title': { of: '5e4dfb16', text: 'Pejabat Cukai Australia' },
  'sources.9.title': {
    of: 'd6adfed4',
    text: 'First Migration Service: kuarantin haiwan peliharaan di Australia (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
