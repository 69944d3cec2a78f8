import type { ThingNames } from '../thing-index.js';

export const health: ThingNames = {
  medicine: {
    sure: {
      any:
        'paracetamol, acetaminophen, ibuprofen, ibuprofeno, ibuprofene, aspirin, aspirina, aspirine, naproxen, diclofenac, panadol, tylenol, advil, nurofen, motrin tablets, aleve, ' +
        'voltaren, voltarol, omeprazole, omeprazol, lansoprazole, ranitidine, gaviscon, imodium, loperamide, antihistamine, cetirizine, loratadine, zyrtec, clarityn, claritin, piriton, benadryl, ' +
        'ventolin, salbutamol, albuterol, seretide, symbicort, epipen, insulin, insulina, insuline, metformin, metformina, ozempic, wegovy, mounjaro, semaglutide, saxenda, victoza, ' +
        'levothyroxine, thyroxine, euthyrox, synthroid, eltroxin, atorvastatin, simvastatin, rosuvastatin, lipitor, crestor, statin, amlodipine, lisinopril, ramipril, losartan, bisoprolol, atenolol, warfarin, eliquis, xarelto, ' +
        'clopidogrel, amoxicillin, amoxicilina, amoxicilline, penicillin, azithromycin, doxycycline, ciprofloxacin, antibiotic, antibiotico, antibiotique, antibiotik, antibiootikum*, ' +
        'prozac, fluoxetine, sertraline, zoloft, citalopram, escitalopram, lexapro, cipralex, venlafaxine, effexor, duloxetine, cymbalta, mirtazapine, bupropion, wellbutrin, quetiapine, seroquel, olanzapine, risperidone, lithium tablets, lamotrigine, ' +
        'keppra, levetiracetam, sodium valproate, carbamazepine, roaccutane, isotretinoin, tamoxifen, methotrexate, prednisone, prednisolone, hydrocortisone, cortisone, humira, adalimumab, truvada, antiretroviral, ' +
        'viagra, sildenafil, cialis, tadalafil, finasteride, minoxidil, strepsils, lemsip, buscopan, malarone, antimalarial, melatonin, tamiflu, canesten, daktarin, bonjela, calpol, dioralyte, vicks vaporub, vaporub, tiger balm, deep heat',
      en:
        'medicine, medication, meds, prescription, prescription drug, painkiller, pain killer, pain relief, pills, inhaler, asthma pump, asthma inhaler, eye drops, ear drops, nasal spray, cough syrup, cough medicine, cold remedy, cold remedies, ' +
        'ointment, antiseptic, antidepressant, blood pressure tablet, blood pressure pill, blood pressure medication, heart medication, thyroid medication, cholesterol tablet, birth control, birth control pill, contraceptive, contraceptive pill, the pill, hrt, hormone replacement, hormone, ' +
        'antacid, laxative, allergy tablet, hay fever tablet, over the counter medicine, otc medicine, first aid kit, medicine chest, epi pen, steroid cream, chemotherapy drug, anti malarials, vaccine vial, suppository, hair loss tablet, migraine tablet, triptan, blood thinner, antibiotics',
      es:
        'medicamento, medicina, medicacion, remedio, analgesico, calmante, pastilla, pildora, comprimido, jarabe, jarabe para la tos, inhalador, colirio, pomada, anticonceptivo, pildora anticonceptiva, antidepresivo, antihistaminico, ' +
        'ventolin, medicinas con receta, medicamentos con receta, botiquin, tratamiento hormonal, gotas para los ojos, pastillas para la tension, pastillas para la tiroides, anticoagulante, farmaco',
      fr:
        'medicament, medicamenteux, antidouleur, doliprane, dafalgan, efferalgan, comprime, cachet d aspirine, gelule, sirop contre la toux, inhalateur, ventoline, collyre, pommade, pilule, pilule contraceptive, contraceptif, antidepresseur, antihistaminique, ' +
        'spasfon, smecta, levothyrox, trousse de secours, pharmacie de voyage, traitement hormonal, gouttes pour les yeux, ordonnance, anticoagulant, traitement medical, homeopathie',
      ms: 'ubat, ubat ubatan, ubatan, ubat preskripsi, ubat tahan sakit, pil, pil perancang, sedutan asma, inhaler, ubat batuk, ubat titis mata, krim ubat, ubat darah tinggi, ubat kencing manis, ubat tiroid, panadol, minyak angin, minyak kapak, antibiotik, peti pertolongan cemas, ubat selesema',
      et: 'ravim, ravimi, ravimid, ravimeid, ravimit, ravimite, rohi, rohu, rohud, rohtu, retseptiravim, retseptiravimi, retseptiravimid, retseptiravimeid, valuvaigisti, valuvaigistid, tablett, tableti, tabletid, tablette, inhalaator, inhalaatori, silmatilgad, silmatilku, köhasiirup, köhasiirupi, salv, salvi, beebipill, beebipillid, beebipille, rasestumisvastased, antidepressant, antidepressandid, vererohurohi, vererohurohud, esmaabikomplekt, insuliin, insuliini, ibuprofeen, ibuprofeeni, paratsetamool, paratsetamooli, hormoonravim, hormoonravimid, külmetusrohi',
      ar: 'دواء, ادويه, دوا, ادويتي, دوائي, حبوب, مسكن, مسكنات, باراسيتامول, بنادول, ايبوبروفين, اسبرين, انسولين, مضاد حيوي, مضادات حيويه, بخاخ ربو, بخاخ, قطره عين, مرهم, شراب سعال, حبوب منع الحمل, ادويه بوصفه, مضاد اكتئاب, ادويه ضغط, ادويه سكري, علاجي',
    },
    shared: {
      en: 'tablet, pill, hormones, insulin pump, drops, cream, steroids, tablets',
      es: 'receta, gotas, crema',
      fr: 'cachet, cachets, remede',
      ms: 'krim',
      et: 'pill, pillid, tilgad',
      ar: 'وصفه',
    },
  },
  'controlled-medicine': {
    sure: {
      any:
        'codeine, codeina, codein, kodeiin*, co codamol, cocodamol, solpadeine, nurofen plus, tramadol, morphine, morfina, morfin, morfiin*, oxycodone, oxycontin, percocet, vicodin, hydrocodone, fentanyl, methadone, metadona, buprenorphine, subutex, suboxone, dihydrocodeine, ' +
        'adderall, ritalin, concerta, methylphenidate, metilfenidato, methylphenidat, vyvanse, elvanse, lisdexamfetamine, dexedrine, dexamphetamine, amphetamine, anfetamina, modafinil, provigil, ' +
        'xanax, alprazolam, valium, diazepam, ativan, lorazepam, clonazepam, klonopin, rivotril, temazepam, benzodiazepine, benzodiazepina, zopiclone, zolpidem, ambien, stilnox, lunesta, phenobarbital, barbiturate, pregabalin, lyrica, gabapentin, ketamine, ' +
        'sudafed, pseudoephedrine, pseudoefedrina, ephedrine, nembutal, anabolic steroid, nandrolone, testosterone, sustanon, clenbuterol, sativex, epidiolex, medical cannabis, medical marijuana, medicinal cannabis',
      en: 'sleeping pill, sleeping tablet, controlled drug, controlled medicine, controlled medication, narcotic medicine, opioid, opiate, strong painkiller, adhd medication, adhd medicine, adhd pill, adhd meds, stimulant medication, sedative, tranquilizer, tranquilliser, anxiety medication, controlled substance, diet pill, codeine tablet, morphine patch, pain patch',
      es: 'somnifero, pastillas para dormir, tranquilizante, opioide, sedante, medicamento para el tdah, ansiolitico, psicotropico, marihuana medicinal, cannabis medicinal',
      fr: 'somnifere, opioide, sedatif, tranquillisant, anxiolytique, medicament pour le tdah, ritaline, morphine, psychotrope, cannabis medical, tramadol',
      ms: 'ubat tidur, pil tidur, ubat penenang, ubat terkawal, dadah terkawal, ubat adhd, ganja perubatan',
      et: 'unerohi, unerohu, unerohud, unetablett, unetabletid, rahusti, rahustid, rahusteid, opioid, opioidi, opioidid, adhd ravim, adhd ravimid, meditsiiniline kanep, steroidid, steroide',
      ar: 'منوم, حبوب منومه, مهدئ, مهدئات, مهدي, كودايين, كودين, ترامادول, مورفين, زاناكس, فاليوم, ريتالين, ترامال, لاريكا, ليريكا, ادويه مخدره, ادويه نفسيه',
    },
  },
  supplement: {
    sure: {
      any: 'creatine, whey, omega 3, multivitamin, probiotic, ginseng, spirulina, ashwagandha, berocca, glucosamine, melatonin gummies, herbalife, collagen',
      en: 'vitamin, vitamin tablet, supplement, food supplement, dietary supplement, protein powder, protein shake, whey protein, herbal remedy, herbal medicine, chinese medicine, traditional medicine, ayurvedic medicine, homeopathic remedy, cod liver oil, fish oil capsule, essential oil, iron tablet, zinc tablet, pre workout, amino acid',
      es: 'vitamina, suplemento, complemento alimenticio, proteina en polvo, creatina, hierbas medicinales, medicina china, colageno, remedio natural',
      fr: 'vitamine, complement alimentaire, complements alimentaires, proteine en poudre, creatine, huile essentielle, plantes medicinales, medecine chinoise, collagene',
      ms: 'vitamin, suplemen, makanan tambahan, serbuk protein, jamu, ubat tradisional, ubat cina, herba, kolagen, tongkat ali',
      et: 'vitamiin, vitamiini, vitamiinid, vitamiine, toidulisand, toidulisandi, toidulisandid, toidulisandeid, valgupulber, valgupulbri, kreatiin, kreatiini, ravimtaim, ravimtaimed, eeterlik oli, eeterlikud olid, kalamaksaoli, kollageen, kollageeni',
      ar: 'فيتامين, فيتامينات, مكملات, مكملات غذائيه, بروتين, مسحوق بروتين, اعشاب طبيه, كولاجين, كرياتين',
    },
    shared: { en: 'herbs' },
  },
  'medical-device': {
    sure: {
      any: 'cpap, bipap, freestyle libre, dexcom, omnipod, nebuliser, nebulizer, nebulizador, nebuliseur',
      en: 'syringe, needle and syringe, hypodermic needle, medical device, medical equipment, cpap machine, oxygen concentrator, oxygen cylinder, oxygen tank, oxygen bottle, glucose meter, glucose monitor, insulin pump, hearing aid, pacemaker, blood pressure monitor, dialysis machine, hospital bed, prosthesis, prosthetic leg, ultrasound machine, defibrillator, stethoscope, dental equipment, dentist chair, contact lens, contact lenses, thermometer, tens machine, breast pump, prescription glasses, spectacles, reading glasses',
      es: 'jeringa, jeringuilla, aparato medico, equipo medico, bombona de oxigeno, audifono, marcapasos, cama de hospital, glucometro, bomba de insulina, lentillas, sacaleches, protesis',
      fr: 'seringue, appareil medical, materiel medical, bouteille d oxygene, appareil auditif, pacemaker, lit medicalise, glucometre, pompe a insuline, lentilles de contact, tire lait, prothese',
      ms: 'picagari, jarum suntikan, alat perubatan, peralatan perubatan, alat bantu dengar, tangki oksigen, mesin cpap, katil hospital, pam insulin, kanta lekap, pam susu',
      et: 'süstal, süstla, süstlad, süstlaid, meditsiiniseade, meditsiiniseadme, meditsiiniseadmed, kuuldeaparaat, kuuldeaparaadi, hapnikuballoon, hapnikuballooni, vererohuaparaat, glükomeeter, glükomeetri, insuliinipump, insuliinipumba, kontaktläätsed, rinnapump, protees, proteesi, haiglavoodi',
      ar: 'حقنه, حقن, ابره طبيه, جهاز طبي, اجهزه طبيه, سماعه اذن, جهاز اكسجين, اسطوانه اكسجين, جهاز قياس السكر, جهاز ضغط, سرير طبي, عدسات لاصقه, مضخه انسولين',
    },
    shared: { en: 'needle, needles' },
  },
  'mobility-aid': {
    sure: {
      any: 'stairlift, stannah, rollator, zimmer frame',
      en: 'wheelchair, electric wheelchair, power chair, mobility scooter, walking frame, walker frame, walking stick, crutches, crutch, stair lift, rise and recline chair, hoist, patient lift, bath lift, disability scooter, powered wheelchair',
      es: 'silla de ruedas, silla de ruedas electrica, andador, muleta, baston de apoyo, salvaescaleras, scooter de movilidad, grua para enfermos',
      fr: 'fauteuil roulant, fauteuil roulant electrique, deambulateur, bequille, canne de marche, monte escalier, scooter pmr, leve personne',
      ms: 'kerusi roda, kerusi roda elektrik, tongkat ketiak, alat bantu jalan, skuter mobiliti, alat jalan',
      et: 'ratastool, ratastooli, ratastoolid, elektriratastool, elektriratastooli, rulaator, rulaatori, kargud, karke, kõnnikepp, kepp käimiseks, trepitostuk, invaskuuter, invaskuutri',
      ar: 'كرسي متحرك, كراسي متحركه, كرسي كهربائي متحرك, عكاز, عكازات, مشايه, سكوتر لذوي الاعاقه',
    },
  },
  drug: {
    sure: {
      any: 'cannabis, marijuana, marihuana, cbd, cbd oil, thc, cocaine, cocaina, kokain, kokaiin*, heroin, heroina, heroiin*, mdma, lsd, ayahuasca, kratom, crystal meth, hashish, delta 8, khat, psilocybin',
      en: 'drugs, illegal drug, narcotic, weed vape, cannabis oil, hemp oil, hemp gummies, cbd gummies, edible gummies, thc gummies, magic mushroom, poppers, recreational drug, cannabis seed, hash pipe, bong',
      es: 'droga, estupefaciente, aceite de cbd, aceite de cannabis, porro, setas alucinogenas, hachis, coca hoja, hojas de coca',
      fr: 'drogue, stupefiant, huile de cbd, huile de cannabis, resine de cannabis, haschich, champignons hallucinogenes, chanvre',
      ms: 'dadah, ganja, minyak cbd, syabu, heroin, candu, daun ketum, ketum, narkotik',
      et: 'narkootikum, narkootikumi, narkootikumid, narkootikume, narkootika*, kanep, kanepi, kanepit, kanepioli, cbd oli, hasis, hasisi, marihuaana*',
      ar: 'مخدرات, مخدر, حشيش, ماريجوانا, ماريغوانا, قنب, زيت القنب, كوكايين, هيروين, قات, افيون',
    },
    shared: { en: 'drug, weed, hash, hemp', es: 'hierba', fr: 'herbe' },
  },
};
