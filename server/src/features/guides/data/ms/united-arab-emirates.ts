import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '37944012', text: 'Timur Tengah' },
  currency: { of: 'efe30280', text: 'Dirham UAE (AED)' },
  'visaRequirements.touristVisa': {
    of: 'aea616a8',
    text: 'Warganegara banyak negara mendapat visa lawatan semasa tiba di Emiriah Arab Bersatu, yang lain memohon lebih awal, sering kali melalui syarikat penerbangan atau hotel. Bilangan hari yang dibenarkan berbeza mengikut pasport, jadi semak di u.ae. Lawatan tidak membenarkan anda bekerja, dan penghantaran barangan rumah biasanya tidak boleh dilepaskan kastam dengan visa itu.',
  },
  'visaRequirements.workVisa': {
    of: 'af7918ab',
    text: 'Untuk bekerja di Emiriah Arab Bersatu, majikan biasanya memohon permit kerja dan menaja visa kediaman; zon bebas melakukan perkara yang sama bagi syarikat di dalamnya. Visa Golden dan Green membenarkan golongan profesional, pelabur dan orang yang bekerja sendiri tertentu tinggal di sana tanpa majikan sebagai penaja. Syaratnya telah diubah lebih daripada sekali, jadi semak dengan icp.gov.ae, atau dengan gdrfad.gov.ae bagi Dubai.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd77e012',
    text: 'Visa kediaman Emiriah Arab Bersatu biasanya diselesaikan selepas ketibaan: pemeriksaan perubatan, cap jari dan kad Emirates ID, yang kemudian anda tunjukkan untuk hampir semua urusan. Lazimnya visa itu sah selama kira-kira dua tahun dengan majikan dan lebih lama dengan visa Golden. Berada lama di luar negara boleh menamatkannya, jadi tanya dahulu sebelum mengembara berbulan-bulan.',
  },
  'visaRequirements.familyReunification': {
    of: '7d51230c',
    text: 'Pemastautin di Emiriah Arab Bersatu biasanya boleh menaja suami atau isteri dan anak jika mereka memperoleh gaji minimum dan mempunyai rumah di sana; had umur bagi anak lelaki dan anak perempuan berbeza. Dapatkan pengesahan bagi sijil perkahwinan dan kelahiran di negara asal dan oleh pihak berkuasa Emiriah sebelum berpindah, kerana hal itu mengambil masa berminggu-minggu. Semak gaji semasa di u.ae.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7b8aa863',
    text: 'Bagasi peribadi dan barangan rumah terpakai masuk ke Emiriah Arab Bersatu bebas duti, dalam kuantiti yang bukan komersial, bagi warga asing yang datang bermastautin buat kali pertama dan bagi warganegara Emiriah yang pulang dari luar negara-negara Teluk (GCC). Warga asing menunjukkan bahawa mereka akan tinggal atau bekerja di sana selama sekurang-kurangnya setahun. Barang yang baharu sama sekali dan kuantiti komersial dikenakan duti kastam 5%, dan VAT 5% juga boleh dikenakan ke atas barang baharu.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: 'e5883613', text: 'Bahan pornografi.' },
  'customsRegulations.prohibitedItems.2': { of: '8b854e98', text: 'Peralatan judi.' },
  'customsRegulations.prohibitedItems.3': { of: '74cd0349', text: 'Gading dan tanduk badak sumbu.' },
  'customsRegulations.prohibitedItems.4': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.5': {
    of: '2a4654a9',
    text: 'Apa-apa jenis barang larangan: hukumannya berat apabila ditemui semasa pemeriksaan, jadi teliti buku, cakera dan kotak ubat sebelum membungkus.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'c557c04e',
    text: 'Ubat: banyak ubat yang mengandungi kodein atau sedatif memerlukan kelulusan kementerian kesihatan (MOHAP) dahulu.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '28f95308',
    text: 'Alkohol: dihadkan, dan lebih baik tidak dimasukkan dalam penghantaran.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '379f622e',
    text: 'Produk babi: dihadkan, dan sebaiknya ditinggalkan.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '0b606611',
    text: 'Rokok elektronik: ada hadnya, jadi semak dengan kastam emiriah anda.',
  },
  'customsRegulations.restrictedItems.4': { of: '9c9e1029', text: 'Dron dan pemancar radio: hanya dengan kelulusan.' },
  'customsRegulations.restrictedItems.5': {
    of: '57bfc33c',
    text: 'Buku, filem dan penerbitan lain: kandungannya mungkin diperiksa.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'ef527530',
    text: 'Deklarasi kastam bersatu, yang dikemukakan oleh ejen kepada kastam emiriah.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'aeb16be5',
    text: 'Pasport dan, setelah dikeluarkan, Emirates ID.',
  },
  'customsRegulations.documentationRequired.2': { of: 'd65293ba', text: 'Salinan visa kediaman.' },
  'customsRegulations.documentationRequired.3': { of: '0b053511', text: 'Senarai barang yang terperinci.' },
  'customsRegulations.documentationRequired.4': {
    of: '8ccd5b24',
    text: 'Bil muatan atau bil muatan udara, dan arahan serahan (delivery order) daripada syarikat pengangkutan.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e088a428',
    text: 'Bukti tinggal atau bekerja sekurang-kurangnya satu tahun, seperti kontrak kerja.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '83cde891',
    text: 'Pelepasan kastam di Emiriah Arab Bersatu biasanya mengambil masa kira-kira 4 hingga 5 hari bekerja bagi kargo laut dan 3 hingga 4 hari bagi kargo udara, menurut panduan persatuan syarikat pemindahan yang sudah berusia beberapa tahun. Tiada apa-apa yang dilepaskan tanpa visa kediaman dan pasport, jadi biarkan penghantaran bertolak hanya apabila visa sedang diuruskan. Setiap emiriah mempunyai pejabat kastamnya sendiri.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrocip sebelum vaksinasi rabies.' },
  'petImport.vaccinations.1': { of: '392cf51d', text: 'Vaksinasi rabies, yang sah pada hari perjalanan.' },
  'petImport.vaccinations.2': {
    of: '4c3027d6',
    text: 'Ujian antibodi rabies jika anda datang dari negara yang dikira berisiko tinggi.',
  },
  'petImport.vaccinations.3': {
    of: 'a36ef8df',
    text: 'Umur minimum yang biasa semasa ketibaan: 15 minggu dari negara berisiko rendah dan 27 minggu dari negara berisiko tinggi.',
  },
  'petImport.quarantine': {
    of: 'e370813a',
    text: 'Haiwan peliharaan yang tiba di Emiriah Arab Bersatu dengan permit yang sah dan dokumen lengkap biasanya dilepaskan selepas pemeriksaan, tanpa kuarantin. Jenis pit bull, mastif, tosa, cane corso, American bully dan baka lain biasanya ditolak, jadi tanya tentang baka haiwan anda sebelum perkara lain. Biasanya paling banyak dua ekor haiwan bagi setiap orang setahun boleh masuk.',
  },
  'petImport.healthCertificate': {
    of: '932971b6',
    text: 'Anjing atau kucing memerlukan permit import daripada kementerian (MOCCAE, moccae.gov.ae) untuk Emiriah Arab Bersatu, yang sah selama 30 hari, dan sijil kesihatan veterinar rasmi; menurut panduan lain, permit itu berharga kira-kira AED 200 dan pelepasannya AED 500 bagi anjing atau 250 bagi kucing. Mohon kira-kira sebulan sebelum penerbangan. Jika ujian darah dikehendaki bagi anda, mulakan kira-kira empat bulan atau lebih sebelumnya.',
  },
  'vehicleImport.regulations': {
    of: '9c749956',
    text: 'Kereta yang dibawa ke Emiriah Arab Bersatu mesti mempunyai stereng di sebelah kiri dan lulus semakan pematuhan kementerian perindustrian (MoIAT), dan kereta yang pernah mengalami kemalangan serius ditolak. Sumber sangat berbeza tentang had usia, dengan menyebut 4, 5 atau 10 tahun, jadi dapatkan jawapan bertulis bagi kereta anda sebelum menghantar.',
  },
  'vehicleImport.duties': {
    of: '22d64bac',
    text: 'Kenderaan import dinilai oleh kastam di Emiriah Arab Bersatu dan dikenakan duti 5%, dan VAT 5% biasanya ditambah. Kemasukan bebas duti bagi barangan rumah tidak patut diharapkan bagi kereta; tanya pejabat kastam emiriah anda.',
  },
  'vehicleImport.documentation.0': {
    of: '0e3b2cc5',
    text: 'Dokumen hak milik atau sijil pendaftaran dan, jika kereta itu dieksport, sijil eksport.',
  },
  'vehicleImport.documentation.1': { of: '1d65df47', text: 'Invois pembelian atau bukti nilai yang lain.' },
  'vehicleImport.documentation.2': { of: '68da8f96', text: 'Pasport, visa kediaman dan Emirates ID.' },
  'vehicleImport.documentation.3': { of: '3fb4c23f', text: 'Bil muatan dan arahan serahan (delivery order).' },
  'vehicleImport.documentation.4': { of: '2c78896c', text: 'Sijil pematuhan kenderaan (VCC).' },
  'vehicleImport.documentation.5': { of: '4cb07326', text: 'Insurans dan ujian teknikal untuk pendaftaran.' },
  'vehicleImport.restrictions': {
    of: '299436ce',
    text: 'Membawa kereta ke Emiriah Arab Bersatu jarang berbaloi: sistem penyejukan kereta dari negara beriklim sejuk mungkin tidak mencukupi untuk cuaca di sana, kereta dengan stereng di sebelah kanan ditolak, dan kereta terpakai banyak di pasaran tempatan. Kereta salvage dan kereta kemalangan disekat di sempadan. Kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: '61a4c8da',
    text: 'Emiriah Arab Bersatu mempunyai hospital awam dan swasta yang moden, dan kebanyakan pemastautin asing menggunakan hospital swasta melalui insurans. Bahasa Inggeris dituturkan hampir di mana-mana hospital itu.',
  },
  'healthcare.insurance': {
    of: 'e49ca917',
    text: 'Insurans kesihatan wajib bagi pemastautin di Emiriah Arab Bersatu, dan majikan biasanya menyediakannya untuk pekerja; bagi keluarga, sering kali penajalah yang bertanggungjawab. Lihat rangkaian klinik, bayaran bersama dan tempoh menunggu bagi rawatan bersalin sebelum bergantung pada pelan asas.',
  },
  'healthcare.emergencyNumber': { of: 'b505ee4c', text: '999 (polis), 998 (ambulans), 997 (bomba)' },
  'education.schoolSystem': {
    of: '376ee5a4',
    text: 'Kebanyakan kanak-kanak asing di Emiriah Arab Bersatu bersekolah di sekolah swasta dengan kurikulum British, India, Amerika atau lain-lain, yang diperiksa dan dinilai oleh pihak berkuasa setiap emiriah. Tahun persekolahan kebanyakannya bermula pada akhir Ogos, di sesetengah sekolah pada bulan April. Mohon lebih awal dan bawa laporan sekolah yang disahkan.',
  },
  'education.languageOfInstruction': {
    of: '64134dc4',
    text: 'Sekolah awam di Emiriah Arab Bersatu mengajar dalam bahasa Arab; sekolah swasta kebanyakannya dalam bahasa Inggeris, dengan bahasa Arab sebagai mata pelajaran wajib. Sekolah Perancis, Jerman, Jepun dan lain-lain terdapat di bandar yang lebih besar.',
  },
  'utilities.electricity': {
    of: '480541a6',
    text: 'Emiriah Arab Bersatu menggunakan bekalan 220 hingga 240 V pada 50 Hz. Palam jenis G dengan tiga pin segi empat ditemui di hampir setiap rumah, dan jenis C dan D sekali-sekala. Perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer di sana.',
  },
  'utilities.internet': {
    of: '37bc6ca5',
    text: 'Gentian optik pantas menjadi kelaziman di bandar-bandar Emiriah Arab Bersatu, daripada dua penyedia utama; yang mana satu melayani anda mungkin bergantung pada bangunan. Anda memerlukan Emirates ID dan perjanjian sewa. Banyak aplikasi panggilan suara dan video percuma disekat atau dihadkan, jadi ketahui yang mana dibenarkan.',
  },
  'utilities.banking': {
    of: 'cfd7fdd9',
    text: 'Untuk membuka akaun di Emiriah Arab Bersatu, bank biasanya meminta pasport, visa kediaman, Emirates ID dan surat gaji. Sewa sering dibayar dengan beberapa cek pascatarikh, jadi minta buku cek. Cek yang tidak laku membawa akibat serius, dan ketiadaan cukai pendapatan peribadi tidak bermakna negara asal anda tidak mengenakannya.',
  },
  'culturalTips.0': {
    of: 'd84198f5',
    text: 'Pada bulan Ramadan waktu kerja dan perniagaan lebih singkat; jangan makan, minum atau merokok di hadapan orang yang berpuasa di tempat yang tidak disediakan untuknya.',
  },
  'culturalTips.1': {
    of: '91fb9806',
    text: 'Berpakaian sopan di bangunan awam, pusat beli-belah dan kawasan lama, dan pakai pakaian renang hanya di pantai dan kolam.',
  },
  'culturalTips.2': {
    of: '8c93db59',
    text: 'Kurangkan menunjukkan kemesraan di tempat awam, dan tunggu orang lain menghulurkan tangan dahulu.',
  },
  'culturalTips.3': {
    of: 'd923a64b',
    text: 'Minta izin sebelum mengambil gambar orang, dan jangan ambil gambar bangunan kerajaan.',
  },
  'culturalTips.4': {
    of: 'e7221764',
    text: 'Kata-kata atau isyarat yang menghina, termasuk dalam talian dan di jalan raya, boleh menjadi kesalahan.',
  },
  'importantContacts.emergencyServices': {
    of: 'dbd51f18',
    text: 'Di Emiriah Arab Bersatu, dail 999 untuk polis, 998 untuk ambulans dan 997 untuk bomba.',
  },
  'importantContacts.taxOffice': {
    of: 'b2b8e10e',
    text: 'Pihak Berkuasa Cukai Persekutuan (tax.gov.ae) mengendalikan VAT dan cukai korporat di Emiriah Arab Bersatu serta mengeluarkan sijil pemastautin cukai; tiada cukai pendapatan peribadi ke atas gaji.',
  },
  'sources.0.title': { of: '83c970f0', text: 'Kastam Fujairah: pengecualian bagasi peribadi dan barangan rumah' },
  'sources.1.title': { of: '98f4faf2', text: 'Kastam Dubai: pelepasan barang peribadi' },
  'sources.2.title': { of: '4fec35b2', text: 'Portal rasmi kerajaan UAE' },
  'sources.3.title': {
    of: '24c521df',
    text: 'Pihak Berkuasa Persekutuan bagi Identiti, Kewarganegaraan, Kastam dan Keselamatan Pelabuhan',
  },
  'sources.4.title': { of: '0c627e36', text: 'Kementerian Perubahan Iklim dan Alam Sekitar: haiwan peliharaan' },
  'sources.5.title': { of: 'dc66ba6a', text: 'Pihak Berkuasa Cukai Persekutuan' },
  'sources.6.title': { of: '4a29740e', text: 'International Association of Movers: panduan negara 2018 (secondary)' },
  'sources.7.title': { of: '810f3e49', text: 'Khaleej Times: mengembara dengan haiwan peliharaan (secondary)' },
  'sources.8.title': { of: '936e6444', text: 'Dubai Vet Clinic: permit import untuk haiwan peliharaan (secondary)' },
  'sources.9.title': { of: '93bcc52a', text: 'Animals on the Move: baka yang ditolak di UAE (secondary)' },
  'sources.10.title': { of: '9dc739ba', text: 'Zawya: kenderaan terpakai yang ditolak di UAE (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
