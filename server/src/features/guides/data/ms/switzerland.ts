import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '40d9a907', text: 'Eropah Tengah' },
  currency: { of: 'ada56a3f', text: 'Franc Switzerland (CHF)' },
  'visaRequirements.touristVisa': {
    of: '38cf34b3',
    text: 'Switzerland berada dalam kawasan Schengen walaupun bukan dalam EU: warganegara banyak negara boleh melawat tanpa visa sehingga 90 hari dalam mana-mana tempoh 180 hari di seluruh kawasan itu, manakala yang lain memerlukan visa Schengen dahulu. Warganegara EU dan EFTA tidak memerlukan kedua-duanya. Semak keperluan bagi pasport anda dengan kedutaan Switzerland atau di sem.admin.ch.',
  },
  'visaRequirements.workVisa': {
    of: 'c968e5d4',
    text: 'Warganegara EU dan EFTA boleh bekerja di Switzerland dan mendaftarkan pekerjaan itu dengan permit mereka. Bagi yang lain, majikan memohon kepada kanton, biasanya mesti menunjukkan bahawa tiada calon tempatan yang sesuai ditemui, dan tempat dihadkan oleh kuota tahunan untuk kakitangan berkelayakan. Mulakan dengan majikan, kerana visa menyusul selepas kelulusan.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf3e973d',
    text: 'Sesiapa yang tinggal di Switzerland lebih daripada tiga bulan atau bekerja di sana mendaftar dengan komun (majlis tempatan), dalam masa 14 hari selepas tiba dan sebelum hari pertama bekerja. Permit L untuk tinggal yang lebih singkat, B untuk yang lebih lama, C untuk penduduk menetap dan G untuk pekerja yang berulang-alik merentas sempadan. Peraturan dan bayaran berbeza mengikut kanton.',
  },
  'visaRequirements.familyReunification': {
    of: '52fd719a',
    text: 'Warganegara EU dan EFTA yang tinggal di Switzerland biasanya boleh membawa suami atau isteri, anak dan ibu bapa tanggungan. Bagi yang lain, yang boleh dibawa kebanyakannya suami atau isteri dan anak di bawah umur 18 tahun, dengan rumah yang sesuai, kemampuan kewangan yang cukup dan sering kali pengetahuan awal bahasa tempatan, dan permohonan ada tarikh akhirnya. Tanya pejabat migrasi kanton sebelum berpindah.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '55893fc0',
    text: 'Barangan rumah, dan kereta bersamanya, masuk ke Switzerland bebas duti dan cukai apabila anda memindahkan tempat tinggal ke sana, jika anda sendiri menggunakannya selama sekurang-kurangnya 6 bulan dan terus menggunakannya; pelajar dikecualikan daripada peraturan tentang domisil. Barang yang dimiliki kurang daripada 6 bulan dimasukkan dalam senarai berasingan bagi barang yang akan dikenakan cukai. Menurut panduan lain, semuanya patut tiba dalam masa kira-kira 24 bulan selepas berpindah, dan penghantaran susulan perlu dimaklumkan bersama yang pertama. Peraturan EU tidak terpakai: Switzerland mempunyai peraturannya sendiri.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkotik.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Barang tiruan.' },
  'customsRegulations.prohibitedItems.2': { of: '02d7dccf', text: 'Pengesan radar dan alat amaran kawalan kelajuan.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Haiwan dan tumbuhan yang dilindungi, serta barang yang dibuat daripadanya, tanpa dokumen CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'f281a906',
    text: 'Senjata dan peluru: biasanya hanya dengan permit, yang diuruskan sebelum berpindah.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '3c5f8f4a',
    text: 'Penyembur lada: biasanya memerlukan permit atau ditolak, jadi tinggalkan.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'e1d5a654',
    text: 'Daging dan produk tenusu: biasanya diharamkan atau dihadkan; semak dengan kastam Switzerland, terutamanya jika dari luar EU.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '5b2eba4e',
    text: 'Tumbuhan dan tanah: biasanya memerlukan dokumen kesihatan tumbuhan atau ditolak.',
  },
  'customsRegulations.restrictedItems.4': { of: 'ebf89709', text: 'Alkohol melebihi had: dikenakan cukai.' },
  'customsRegulations.restrictedItems.5': {
    of: 'f97d09fe',
    text: 'Barang budaya dan barang antik: isytiharkan dan bawa bukti asalnya.',
  },
  'customsRegulations.documentationRequired.0': { of: 'a53e0bf8', text: 'Borang 18.44, deklarasi barangan rumah.' },
  'customsRegulations.documentationRequired.1': {
    of: 'ab38d0b0',
    text: 'Senarai barang, dengan senarai berasingan bagi barang yang akan dikenakan cukai.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8bdb430a',
    text: 'Jaminan permit kediaman, atau bagi warganegara EU dan EFTA bukti lain seperti kontrak kerja atau perjanjian sewa.',
  },
  'customsRegulations.documentationRequired.3': { of: '47901d58', text: 'Pasport atau kad pengenalan.' },
  'customsRegulations.documentationRequired.4': {
    of: '8da23ac2',
    text: 'Bukti bahawa anda melepaskan rumah di luar negara, seperti pembatalan pendaftaran alamat.',
  },
  'customsRegulations.documentationRequired.5': { of: '418a5d0e', text: 'Dokumen kenderaan jika kereta turut dibawa.' },
  'customsRegulations.customsClearanceTime': {
    of: '24c82b4a',
    text: 'Barangan rumah biasanya dilepaskan di sempadan Switzerland pada hari yang sama atau dalam masa 3 hari bekerja. Lalu di pejabat kastam untuk barang komersial, yang mengendalikan barangan pindah rumah dari Isnin hingga Jumaat sahaja, jadi rancang lori dengan sewajarnya. Jika ada dokumen yang tidak cukup, pelepasan sementara dengan deposit biasanya boleh dibuat.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrocip sebelum vaksinasi rabies.' },
  'petImport.vaccinations.1': {
    of: 'e5a613a1',
    text: 'Vaksinasi rabies, diikuti tempoh menunggu 21 hari sebelum perjalanan ke Switzerland.',
  },
  'petImport.vaccinations.2': {
    of: 'a4f92326',
    text: 'Ujian darah antibodi rabies jika anda datang melalui udara dari negara yang berisiko tinggi rabies, bersama permit import.',
  },
  'petImport.quarantine': {
    of: '08f13587',
    text: 'Haiwan peliharaan yang datang ke Switzerland dengan dokumen lengkap biasanya tidak dikenakan kuarantin; dokumen yang tidak lengkap boleh menyebabkan haiwan dihantar balik atau diasingkan. Anjing yang ekor atau telinganya dipotong diharamkan, dengan pengecualian bagi orang yang memindahkan rumah mereka ke sana. Dari negara yang berisiko tinggi rabies, ujian darah menjadikan urusan ini memakan masa berbulan-bulan, jadi tanya Pejabat Persekutuan Keselamatan Makanan dan Veterinar (blv.admin.ch) lebih awal.',
  },
  'petImport.healthCertificate': {
    of: 'df065a7f',
    text: 'Dari EU dan dari negara yang berisiko rendah rabies, pasport haiwan peliharaan atau sijil veterinar sudah memadai untuk Switzerland, bagi paling banyak lima ekor haiwan. Dari negara yang berisiko tinggi, ketibaan melalui udara biasanya juga memerlukan permit import daripada Pejabat Persekutuan Keselamatan Makanan dan Veterinar (blv.admin.ch). Anjing mesti didaftarkan dalam pangkalan data AMICUS dalam masa 10 hari.',
  },
  'vehicleImport.regulations': {
    of: '71f10b68',
    text: 'Di Switzerland, kereta mengikut peraturan barangan rumah: jika anda menggunakannya selama sekurang-kurangnya 6 bulan sebelum berpindah dan terus menggunakannya selepas itu, kereta itu masuk tanpa bayaran. Menurut panduan lain, kereta itu tidak boleh dijual atau dipinjamkan selama satu tahun. Kereta itu kemudian mesti diperiksa dan didaftarkan di kanton, biasanya dengan borang kastam 13.20 A.',
  },
  'vehicleImport.duties': {
    of: '73e7b514',
    text: 'Dalam lingkungan pengecualian, tiada bayaran dikenakan ke atas kereta di Switzerland. Kereta yang digunakan kurang daripada 6 bulan biasanya dikenakan cukai automobil 4% dan VAT, kini 8.1%; duti mengikut berat yang disebut oleh panduan lama telah hilang bersama tarif perindustrian pada 1 Januari 2024. Semak dengan kastam Switzerland (bazg.admin.ch).',
  },
  'vehicleImport.documentation.0': {
    of: 'fa724564',
    text: 'Sijil pendaftaran luar negara atas nama anda, yang menunjukkan penggunaan sekurang-kurangnya 6 bulan.',
  },
  'vehicleImport.documentation.1': {
    of: '13a81950',
    text: 'Borang 18.44 dengan kereta disenaraikan antara barangan rumah.',
  },
  'vehicleImport.documentation.2': {
    of: '3b4cdd52',
    text: 'Borang 13.20 A, biasanya dicap oleh kastam untuk pendaftaran.',
  },
  'vehicleImport.documentation.3': { of: '32545d16', text: 'Sijil pematuhan atau helaian data teknikal.' },
  'vehicleImport.documentation.4': { of: '9ff3b8bb', text: 'Sijil insurans daripada syarikat insurans Switzerland.' },
  'vehicleImport.restrictions': {
    of: 'e85ce6b4',
    text: 'Membawa kereta ke Switzerland sering berbaloi dalam lingkungan pengecualian, jika kereta itu dibina mengikut piawaian Eropah; kereta untuk pasaran lain mungkin gagal memenuhi peraturan bunyi atau pelepasan ekzos. Tayar musim sejuk dan vignet lebuh raya tidak lama kemudian akan diperlukan, dan letak kereta di bandar memerlukan permit. Kenderaan dipandu di sebelah kanan jalan.',
  },
  'healthcare.system': {
    of: 'f50af885',
    text: 'Switzerland mempunyai syarikat insurans dan doktor swasta di bawah peraturan awam yang ketat: perlindungan asas sama dengan setiap syarikat insurans, manakala premium berbeza mengikut kanton, umur dan model. Rawatannya sangat baik dan tidak murah; setiap tahun anda membayar deduktibel dan sebahagian kos dahulu.',
  },
  'healthcare.insurance': {
    of: '1372a53e',
    text: 'Insurans kesihatan asas wajib di Switzerland bagi setiap orang, termasuk kanak-kanak. Anda mempunyai tiga bulan dari tarikh pindah masuk untuk memilih syarikat insurans, dan perlindungan serta premium dikira dari hari pertama. Bandingkan premium rasmi sebelum menandatangani, dan ambil perhatian bahawa kemalangan di tempat kerja dilindungi melalui majikan.',
  },
  'healthcare.emergencyNumber': { of: '1f153ed7', text: '144 (ambulans), 117 (polis), 118 (bomba), 112 (semua)' },
  'education.schoolSystem': {
    of: 'f4873be5',
    text: 'Sekolah awam di Switzerland percuma dan dikendalikan oleh kanton, biasanya sebelas tahun dari tadika pada umur empat atau lima tahun, dengan tempat ditentukan oleh alamat anda. Selepas itu ramai anak muda menjalani latihan perantisan dan yang lain meneruskan ke sekolah akademik.',
  },
  'education.languageOfInstruction': {
    of: 'c8b1d357',
    text: 'Sekolah di Switzerland mengajar dalam bahasa tempat itu: Jerman, Perancis, Itali atau di beberapa bahagian Romansh, dengan kelas sokongan untuk murid yang baru tiba. Di kawasan berbahasa Jerman, kanak-kanak bertutur dalam bahasa Jerman Switzerland sesama sendiri. Sekolah antarabangsa terdapat di bandar yang lebih besar dan di sekitar tasik.',
  },
  'utilities.electricity': {
    of: '4747a9f9',
    text: 'Switzerland menggunakan bekalan 230 V pada 50 Hz dengan palam jenis C dan J. Palam biasa di negara jirannya (jenis F) tidak muat tanpa penyesuai, dan perkakas elektrik yang dibuat untuk 110 hingga 120 V memerlukan transformer.',
  },
  'utilities.internet': {
    of: 'fa75802e',
    text: 'Kabel dan gentian optik pantas sampai ke kebanyakan rumah di Switzerland, sering kali dengan soket yang sudah aktif. Kontrak sering berjalan selama satu atau dua tahun, jadi tanya cara menamatkannya apabila anda berpindah lagi.',
  },
  'utilities.banking': {
    of: '5a4489f8',
    text: 'Untuk membuka akaun di Switzerland, bank biasanya meminta pasport, permit atau bukti perpindahan, dan alamat; warganegara Amerika Syarikat mungkin mendapati kurang bank yang menerima mereka. Bil datang dengan kod QR dan dibayar dalam aplikasi bank. Tuan rumah biasanya meminta deposit dalam akaun yang disekat.',
  },
  'culturalTips.0': {
    of: 'becd82b1',
    text: 'Waktu senyap dipatuhi pada malam hari, sering kali pada tengah hari, dan sepanjang hari Ahad, termasuk untuk menggerudi, membasuh dan membuang kaca kitar semula.',
  },
  'culturalTips.1': {
    of: 'fad0bc23',
    text: 'Sampah dibuang dalam beg bercukai atau dengan pelekat yang dibeli di tempat itu, dan selebihnya diasingkan.',
  },
  'culturalTips.2': { of: 'cfb725cf', text: 'Tepati masa, dan sahkan temu janji lebih awal.' },
  'culturalTips.3': {
    of: '0692fb52',
    text: 'Sapa jiran di tangga dan orang di kedai kecil, dalam bahasa wilayah itu.',
  },
  'culturalTips.4': { of: 'adfd679e', text: 'Bilik dobi bangunan biasanya mempunyai jadual; patuhi hari anda.' },
  'importantContacts.emergencyServices': {
    of: '380bc4c9',
    text: 'Di Switzerland, dail 144 untuk ambulans, 117 untuk polis dan 118 untuk bomba; 112 juga berfungsi, dan 1414 memanggil penyelamat udara.',
  },
  'importantContacts.taxOffice': {
    of: 'e01873da',
    text: 'Cukai pendapatan di Switzerland dikendalikan oleh pejabat cukai kanton dan komun anda, dan bagi banyak pekerja asing dipotong daripada gaji; Pentadbiran Cukai Persekutuan (estv.admin.ch) membawa anda ke pejabat yang betul.',
  },
  'sources.0.title': { of: '752625e3', text: 'Kastam Switzerland (FOCBS): prosedur bagi barangan pindah rumah' },
  'sources.1.title': { of: 'ae4b946c', text: 'Kastam Switzerland (FOCBS): memindahkan barangan rumah' },
  'sources.2.title': { of: '32188235', text: 'Kastam Switzerland (FOCBS): soalan tentang barangan pindah rumah' },
  'sources.3.title': { of: 'f85a29a9', text: 'Sekretariat Negara untuk Migrasi' },
  'sources.4.title': { of: 'cd998e18', text: 'Pejabat Persekutuan Keselamatan Makanan dan Veterinar' },
  'sources.5.title': { of: '4fedf82c', text: 'Pentadbiran Cukai Persekutuan Switzerland' },
  'sources.6.title': { of: '2970b04f', text: 'Universiti Basel: kastam bagi penduduk baharu (secondary)' },
  'sources.7.title': { of: '813a4e40', text: 'Expats in Switzerland: kastam (secondary)' },
  'sources.8.title': { of: 'b2d4d6b4', text: 'Safe Animal: haiwan peliharaan ke Switzerland (secondary)' },
  'sources.9.title': {
    of: '362542d0',
    text: 'Melepaskan kenderaan melalui kastam Switzerland, salinan risalah (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Nombor kecemasan mengikut negara (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltan dan palam mengikut negara (open data)' },
};
