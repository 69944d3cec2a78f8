import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Amérique centrale' },
  currency: { of: 'b1a34def', text: 'Balboa panaméen (PAB), à parité avec le dollar américain (USD)' },
  'visaRequirements.touristVisa': {
    of: '25048c24',
    text: 'De nombreuses nationalités peuvent venir au Panama sans visa pour un séjour fixé à l’entrée ; d’autres ont besoin d’un visa apposé par un consulat ou, à la place, d’un visa de certains pays. Les agents peuvent demander un billet de retour et une preuve de moyens. Les visiteurs n’ont droit à aucune franchise pour leur mobilier ; vérifiez auprès d’un consulat du Panama ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '01949211',
    text: 'Pour travailler au Panama, il faut généralement à la fois un statut de résident du service des migrations et un permis de travail du ministère du Travail, qui se demandent l’un après l’autre. Les entreprises ne peuvent employer qu’une certaine part d’étrangers, et plusieurs professions sont réservées aux citoyens. C’est normalement un avocat sur place qui dépose le dossier.',
  },
  'visaRequirements.residencePermit': {
    of: 'eba9ec53',
    text: 'Le Panama a de nombreuses voies de résidence, dont le visa pensionado pour les personnes qui ont une pension à vie, le visa des nations amies et des visas pour investisseurs et salariés. Les demandes passent par un avocat panaméen auprès du service des migrations (migracion.gob.pa), et vous recevez d’abord un carnet temporaire. Apportez des documents apostillés, dont un extrait de casier judiciaire.',
  },
  'visaRequirements.familyReunification': {
    of: '5ffb3a52',
    text: 'Un conjoint, des enfants mineurs et parfois des parents peuvent généralement figurer comme personnes à charge dans la même demande de résidence au Panama, avec des actes de mariage et de naissance apostillés et une preuve de revenus. Demandez à l’avocat de déposer le dossier pour tout le monde en même temps, car ajouter quelqu’un plus tard prend plus longtemps.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7ce8108d',
    text: 'D’après d’autres guides, le mobilier et les effets personnels usagés entrent au Panama en franchise de droits pour les étrangers qui ont un visa de résidence ou la preuve qu’une demande est en cours et pour les Panaméens qui rentrent après 2 ans ou plus ; l’envoi devrait arriver dans les 6 mois suivant votre arrivée. Les objets neufs sont taxés à environ 20 à 22 % de leur valeur, fret et assurance compris. Les résidents pensionado ont généralement une seule exonération jusqu’à 10 000 USD, que votre avocat devrait confirmer. Les touristes n’ont droit à aucune franchise.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': { of: 'bbf473fd', text: 'Armes à feu et munitions.' },
  'customsRegulations.prohibitedItems.2': { of: '6473eabf', text: 'Plantes et produits végétaux.' },
  'customsRegulations.prohibitedItems.3': { of: '48344caf', text: 'Aliments.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'dd2757e3',
    text: 'Paille ou foin utilisés comme matériau d’emballage.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '27a171c5',
    text: 'Biens neufs : taxés, utilisez-les d’abord ou gardez les factures à portée de main.',
  },
  'customsRegulations.restrictedItems.1': { of: '28280bc7', text: 'Alcool : taxé.' },
  'customsRegulations.restrictedItems.2': {
    of: '3decd84d',
    text: 'Bijoux : généralement taxés, emportez-les sur vous et renseignez-vous avant de les emballer.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f7fe8c9e',
    text: 'Véhicules : ils ne font pas partie du mobilier et sont taxés à part.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'f9def7ac',
    text: 'Médicaments : emportez-les avec l’ordonnance, en quantité destinée à l’usage personnel.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '8dd36466',
    text: 'Carnet de résidence ou résolution de visa, ou lettre d’un avocat à l’autorité douanière (Dirección General de Aduanas, aujourd’hui Autoridad Nacional de Aduanas) indiquant que votre demande de résidence est en cours.',
  },
  'customsRegulations.documentationRequired.1': { of: '78f7f2b3', text: 'Passeport avec le tampon d’entrée.' },
  'customsRegulations.documentationRequired.2': {
    of: 'ed18fb62',
    text: 'Inventaire détaillé en anglais et en espagnol, avec les valeurs.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '4825898d',
    text: 'Lettre de l’employeur ou référence bancaire, que les courtiers demandent généralement.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '9e04d17e',
    text: 'Le dédouanement au Panama prend généralement environ 5 à 10 jours ouvrables. Attendez-vous à ce que tout l’envoi soit inspecté, parfois fumigé, et à devoir être présent vous-même : ne le laissez donc pas arriver avant vous. Demandez au courtier la liste actuelle des papiers avant d’expédier.',
  },
  'petImport.vaccinations.0': {
    of: 'f1c0f0ca',
    text: 'Vaccination antirabique, généralement plus de 30 jours et moins d’un an avant le voyage ; vérifiez auprès des ministères avant de réserver.',
  },
  'petImport.vaccinations.1': {
    of: '262f4607',
    text: 'Certificat de vaccination qui, selon le ministère de l’Agriculture MIDA, doit couvrir la rage, la maladie de Carré, la parvovirose, la leptospirose et l’hépatite ; demandez à votre vétérinaire lesquelles concernent un chat.',
  },
  'petImport.vaccinations.2': {
    of: '61b7112d',
    text: 'Traitement contre les parasites internes et externes, que les vétérinaires conseillent généralement.',
  },
  'petImport.quarantine': {
    of: '76661ee1',
    text: 'Au Panama, les animaux passent généralement la quarantaine à votre domicile plutôt que dans un établissement public, si vous envoyez la demande de quarantaine à domicile au moins 3 jours avant l’arrivée. Sa durée est incertaine (40 jours sont souvent cités) et des pages plus anciennes mentionnent des frais d’environ 120 USD : vérifiez les deux auprès des ministères panaméens de la Santé et de l’Agriculture. Les vétérinaires de l’aéroport ne sont pas toujours de service le week-end et les jours fériés : arrivez si possible un jour ouvrable.',
  },
  'petImport.healthCertificate': {
    of: '87e586d0',
    text: 'Pour le Panama, un animal a besoin d’un certificat sanitaire visé par l’autorité vétérinaire du pays d’origine, puis d’une authentification par un consulat ou par apostille. La page de l’autorité américaine présente cette dernière étape comme provisoirement levée depuis 2020 : vérifiez-le donc. Envoyez la demande de quarantaine à domicile au moins 3 jours avant l’arrivée ; une puce électronique est recommandée mais, pour autant qu’on le sache, pas obligatoire.',
  },
  'vehicleImport.regulations': {
    of: '3ce3deea',
    text: 'Une voiture peut être importée au Panama mais ne fait pas partie du mobilier : un courtier en douane la dédouane à part, et c’est lent. Selon certains, les résidents pensionado peuvent acheter ou importer une voiture en franchise de droits tous les deux ans, dans certaines limites ; demandez à votre avocat avant de compter là-dessus.',
  },
  'vehicleImport.duties': {
    of: 'ac620e73',
    text: 'Les droits et taxes sur une voiture au Panama s’élèvent à environ 27 à 30 % de sa valeur, fret et assurance compris, d’après un autre guide. La douane fixe elle-même la valeur : demandez une estimation à un courtier en douane en indiquant le modèle et l’année.',
  },
  'vehicleImport.documentation.0': {
    of: '5f3dbbd0',
    text: 'Titre de propriété et papiers d’immatriculation à votre nom.',
  },
  'vehicleImport.documentation.1': { of: 'effc596b', text: 'Facture d’achat.' },
  'vehicleImport.documentation.2': {
    of: '54d82033',
    text: 'Passeport et carnet de résidence, ou preuve que la demande est en cours.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Connaissement pour la voiture.' },
  'vehicleImport.documentation.4': { of: '4ad0b506', text: 'Procuration pour le courtier en douane.' },
  'vehicleImport.restrictions': {
    of: '450dd651',
    text: 'Faire venir une voiture au Panama en vaut rarement la peine, car les taxes, le fret et l’attente coûtent souvent ensemble plus que la différence avec une voiture achetée sur place. Seules les voitures avec le volant à gauche sont généralement admises, et l’on roule à droite. Demandez si l’on trouve sur place des pièces et un service pour votre modèle.',
  },
  'healthcare.system': {
    of: 'c1dccfb4',
    text: 'Le Panama a des hôpitaux publics, gérés par le ministère de la Santé et la caisse de sécurité sociale, et de bons hôpitaux privés dans la ville de Panama et à David. La plupart des nouveaux arrivants consultent des médecins privés, dont beaucoup se sont formés à l’étranger. À la campagne et sur les îles, l’offre de soins est mince.',
  },
  'healthcare.insurance': {
    of: 'c5f2fadb',
    text: 'Les salariés au Panama cotisent à la caisse de sécurité sociale (Caja de Seguro Social) et peuvent utiliser ses soins. Les autres résidents prennent généralement une assurance privée, plus facile à obtenir avant un âge avancé et qui exclut souvent les maladies antérieures.',
  },
  'healthcare.emergencyNumber': { of: '236bd89a', text: '911 (aussi police 104, pompiers 103)' },
  'education.schoolSystem': {
    of: '6a620314',
    text: 'Au Panama, l’école commence par le préscolaire et six ans de primaire, et les années de base sont obligatoires et gratuites dans les écoles publiques. L’année scolaire publique dure d’environ mars à décembre, tandis que certaines écoles internationales suivent le calendrier du nord. Apportez des bulletins scolaires apostillés.',
  },
  'education.languageOfInstruction': {
    of: '51664f9b',
    text: 'Les écoles publiques du Panama enseignent en espagnol. Les écoles privées de la ville de Panama et de ses environs sont bilingues ou enseignent en anglais, en français et dans d’autres langues.',
  },
  'utilities.electricity': {
    of: '8b93de4b',
    text: 'Au Panama, le courant est de 120 V à 60 Hz, avec des prises de type A et B, si bien que les appareils des États-Unis et du Canada fonctionnent tels quels ; il vaut mieux laisser ceux prévus seulement pour 220 à 240 V. Les parasurtenseurs sont utiles, car les coupures de courant ne sont pas rares hors de la ville.',
  },
  'utilities.internet': {
    of: 'cd3981a0',
    text: 'La fibre et le câble sont courants dans les villes et les stations balnéaires du Panama ; dans les collines et sur les îles, renseignez-vous d’abord auprès des voisins, car le sans-fil ou le satellite peut être le seul choix. L’installation est généralement rapide dans les tours qui ont déjà une ligne.',
  },
  'utilities.banking': {
    of: 'b89a25ae',
    text: 'Ouvrir un compte au Panama demande de la patience : les banques exigent le passeport, les papiers de résidence, des références bancaires, un justificatif de revenus et des renseignements fiscaux de votre pays d’origine, et souvent une visite en personne. Les billets en dollars américains s’utilisent partout : apportez-en de petits pour les premières semaines.',
  },
  'culturalTips.0': {
    of: '43f707fd',
    text: 'Au Panama, saluez d’un buenos días ou d’un buenas en entrant dans un magasin, un ascenseur ou une salle d’attente.',
  },
  'culturalTips.1': {
    of: '80959079',
    text: 'Au Panama, les bureaux demandent pantalon long et chaussures fermées plus souvent que la chaleur ne le laisse penser : gardez-en un jeu hors des cartons.',
  },
  'culturalTips.2': {
    of: 'ebf56be3',
    text: 'Prévoyez largement le temps des réparations et des démarches, et confirmez un rendez-vous la veille.',
  },
  'culturalTips.3': {
    of: 'e9c1c8d3',
    text: 'Au Panama, les adresses se donnent souvent par des points de repère : envoyez donc un repère sur une carte aux déménageurs et aux visiteurs.',
  },
  'culturalTips.4': {
    of: '4ddf8d03',
    text: 'La saison des pluies, d’environ mai à décembre, apporte de fortes averses l’après-midi ; demandez une livraison le matin et gardez un déshumidificateur pour les vêtements et les livres.',
  },
  'importantContacts.emergencyServices': {
    of: '7f276f2c',
    text: 'Au Panama, composez le 911 pour les urgences, le 104 pour la police ou le 103 pour les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: 'e106f836',
    text: 'La Dirección General de Ingresos (DGI) gère les impôts au Panama : dgi.mef.gob.pa.',
  },
  'sources.0.title': { of: '12926d25', text: 'Ministère du Développement agricole du Panama (MIDA)' },
  'sources.1.title': { of: '76eaffc1', text: 'USDA APHIS : emmener un animal de compagnie des États-Unis au Panama' },
  'sources.2.title': { of: '23cb5890', text: 'Autorité douanière du Panama' },
  'sources.3.title': { of: 'e853cb54', text: 'Service national des migrations du Panama' },
  'sources.4.title': { of: '957cda39', text: 'Ministère de la Santé du Panama' },
  'sources.5.title': { of: '0f9e121f', text: 'Administration fiscale du Panama (DGI)' },
  'sources.6.title': {
    of: 'df6041d6',
    text: 'Kery Cruz, avocats : mobilier, animaux et véhicules des résidents étrangers (secondary)',
  },
  'sources.7.title': { of: '67c937b4', text: 'HHG Logistics : déménager au Panama (secondary)' },
  'sources.8.title': { of: '1300f00d', text: 'Panama Packing : douane pour le mobilier (secondary)' },
  'sources.9.title': { of: 'b486fc77', text: 'King’s Transfer : déménager au Panama (secondary)' },
  'sources.10.title': {
    of: '21a771fa',
    text: 'Playa Community : amener des animaux de compagnie au Panama (secondary)',
  },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
