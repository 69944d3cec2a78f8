import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asie de l’Est' },
  currency: { of: '33b6d049', text: 'Nouveau dollar de Taïwan (TWD)' },
  'visaRequirements.touristVisa': {
    of: '0b8ef715',
    text: 'De nombreuses nationalités visitent Taïwan sans visa, généralement jusqu’à 90 jours et certaines moins longtemps ; d’autres ont d’abord besoin d’un visa de visiteur ou d’une autorisation en ligne. Vérifiez auprès du bureau de Taïwan dans votre pays ou sur immigration.gov.tw ce qui s’applique à votre passeport. Une visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: 'f2469b49',
    text: 'Pour que vous puissiez travailler à Taïwan, l’employeur demande généralement un permis de travail, avec lequel vous obtenez un visa de résident. Les professionnels qualifiés peuvent demander eux-mêmes l’Employment Gold Card, qui réunit permis de travail, visa de résident et certificat de résidence. Demandez à l’Agence nationale de l’immigration quelle voie convient à votre domaine.',
  },
  'visaRequirements.residencePermit': {
    of: '96b59cf4',
    text: 'Avec un visa de résident, vous demandez le certificat de résident étranger (Alien Resident Certificate, ARC) à l’Agence nationale de l’immigration peu après votre arrivée à Taïwan ; le délai se compte en jours : demandez celui en vigueur et signalez tout changement d’adresse. Des années de résidence continue mènent au certificat permanent (APRC).',
  },
  'visaRequirements.familyReunification': {
    of: 'ea9430e4',
    text: 'Le conjoint et les enfants mineurs d’un professionnel étranger à Taïwan peuvent généralement obtenir leurs propres visas et certificats de résident. Apportez des actes de mariage et de naissance authentifiés par le bureau de Taïwan dans le pays qui les a délivrés, avec une traduction en chinois. Le droit du conjoint à travailler est une question à part : renseignez-vous d’abord.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '1825ad4d',
    text: 'Les objets usagés valant chacun moins de 10 000 TWD entrent à Taïwan en franchise de droits, et les autres biens jusqu’à 35 000 TWD au total, contre 20 000 avant le 26 juin 2024. Le mobilier et les effets personnels qui voyagent séparément de vous se déclarent à la file rouge à l’arrivée, doivent être importés dans les 6 mois suivant votre entrée et dédouanés dans les 15 jours suivant l’arrivée du navire ; sinon ils sont traités comme des marchandises ordinaires. Les personnes qui s’installent pour plus d’un an auraient des limites plus élevées, mais les sources ne donnent pas de chiffre sûr : renseignez-vous auprès de la douane de Taïwan avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': { of: '65c1ada0', text: 'Armes et munitions.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'f12121e9',
    text: 'Cigarettes électroniques et produits du tabac chauffé : pour ces derniers, les amendes vont de 50 000 à 5 millions de TWD.',
  },
  'customsRegulations.prohibitedItems.3': { of: '3401b997', text: 'Contrefaçons et disques ou livres piratés.' },
  'customsRegulations.prohibitedItems.4': {
    of: '3325e5f8',
    text: 'Porc et autres produits carnés : les amendes atteignent 1 million de TWD en raison de la peste porcine africaine.',
  },
  'customsRegulations.prohibitedItems.5': { of: 'f299966c', text: 'Fruits frais.' },
  'customsRegulations.restrictedItems.0': {
    of: '7db428fa',
    text: 'Articles fabriqués en Chine continentale : plusieurs sortes sont limitées, renseignez-vous à la douane pour les meubles et autres.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '60764c27',
    text: 'Alcool et tabac au-delà de la franchise des voyageurs : taxés.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cb3b307d',
    text: 'Médicaments : emportez ce qu’il faut pour vos besoins personnels, avec l’ordonnance.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'bc0a4947',
    text: 'Biens passibles de droits valant plus de 20 000 USD : exigent un permis d’importation.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5e2323f7',
    text: 'Plantes vivantes et graines : seulement avec des documents de quarantaine végétale.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '961e33c6',
    text: 'Formulaire de déclaration en douane des passagers à l’arrivée, où figurent les bagages non accompagnés.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'b0d8c4c2',
    text: 'Passeport avec le visa et le tampon d’entrée, et le certificat de résident (ARC) une fois que vous l’avez.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6f434827',
    text: 'Liste de colisage avec descriptions, quantités et valeurs.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'd1f74bea',
    text: 'Connaissement ou lettre de transport aérien.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '03cab518',
    text: 'Permis d’importation si des biens passibles de droits valent plus de 20 000 USD.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '230a3ec8',
    text: 'Procuration pour l’agent qui dédouane les biens.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '46426f01',
    text: 'Le dédouanement du mobilier à Taïwan prend généralement 3 à 7 jours ouvrables. Entrez d’abord vous-même à Taïwan, passez par la file rouge et déclarez les bagages qui suivent, car sans cette déclaration la franchise est perdue ; la déclaration d’importation doit ensuite être déposée dans les 15 jours suivant l’arrivée du navire.',
  },
  'petImport.vaccinations.0': {
    of: '3a97e3eb',
    text: 'Puce électronique, lue et notée avant la vaccination et la prise de sang.',
  },
  'petImport.vaccinations.1': { of: 'bc45de7a', text: 'Vaccination antirabique avec un vaccin inactivé.' },
  'petImport.vaccinations.2': {
    of: 'ae619242',
    text: 'Titrage des anticorps antirabiques, avec un résultat d’au moins 0,5 UI/ml, si vous venez d’un pays où la rage est présente.',
  },
  'petImport.vaccinations.3': {
    of: '1558084c',
    text: 'Attente après la prise de sang : généralement au moins 90 jours et au plus un an avant l’arrivée, bien que des sources plus anciennes disent 180 jours ; vérifiez auprès d’APHIA (aphia.gov.tw) avant de faire vos plans.',
  },
  'petImport.quarantine': {
    of: '04209be1',
    text: 'Pour les animaux venant de pays où la rage est présente, la quarantaine à Taïwan dure généralement 7 jours depuis 2017 ; des pages plus anciennes disent encore 21 jours. Depuis les lieux que Taïwan considère comme exempts de rage, comme le Japon, le Royaume-Uni, Singapour, la Suède, l’Australie et la Nouvelle-Zélande, il n’y en a généralement pas. Une directive plus ancienne exclut les animaux de Chine et du Bangladesh : demandez à l’agence de santé animale (APHIA, anciennement BAPHIQ) ce qui vaut pour votre pays et réservez tôt la place de quarantaine.',
  },
  'petImport.healthCertificate': {
    of: '1e0acc32',
    text: 'Pour Taïwan, un chien ou un chat a besoin d’un permis d’importation, généralement demandé au moins 20 jours à l’avance, et d’un certificat sanitaire vétérinaire officiel du pays d’origine. Avec la prise de sang et son délai d’attente, commencez environ sept mois avant le déménagement depuis un pays où la rage est présente. Les formulaires en vigueur sont sur aphia.gov.tw.',
  },
  'vehicleImport.regulations': {
    of: '85117666',
    text: 'D’après d’autres guides, une voiture ne peut venir à Taïwan que si elle a le volant à gauche et réussit les tests d’émissions sur place. Ne comptez pas sur une entrée en franchise avec le mobilier ; la voiture est généralement traitée comme une importation ordinaire. Un permis d’importation est nécessaire lorsque la valeur de la voiture dépasse 20 000 USD FOB.',
  },
  'vehicleImport.duties': {
    of: 'aeb1c61f',
    text: 'D’après d’autres guides, prévoyez pour une voiture à Taïwan environ 17,5 % de droits d’importation, 25 à 30 % de taxe sur les marchandises et 5 % de TVA, chacun se calculant sur un montant qui comprend le précédent. Demandez un calcul à un courtier en douane avant d’expédier.',
  },
  'vehicleImport.documentation.0': {
    of: '2ee9ff27',
    text: 'Titre ou certificat d’immatriculation et preuve de propriété.',
  },
  'vehicleImport.documentation.1': { of: 'fa71163a', text: 'Facture d’achat ou autre preuve de la valeur.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Connaissement.' },
  'vehicleImport.documentation.3': {
    of: '0758867b',
    text: 'Permis d’importation si la valeur dépasse 20 000 USD FOB.',
  },
  'vehicleImport.documentation.4': {
    of: '57ffa5ca',
    text: 'Rapports de tests d’émissions et de sécurité pour Taïwan.',
  },
  'vehicleImport.restrictions': {
    of: 'a74f2c40',
    text: 'Faire venir une voiture à Taïwan en vaut rarement la peine : les taxes et les tests coûtent souvent plus que la voiture. Les voitures avec le volant à droite ne peuvent pas être immatriculées. La circulation est dense en ville et les transports publics sont excellents, si bien que beaucoup de nouveaux arrivants se passent de véhicule ou achètent une voiture ou un scooter sur place ; on roule à droite.',
  },
  'healthcare.system': {
    of: '2642a028',
    text: 'Taïwan a l’assurance maladie nationale, une assurance publique unique pour tous, avec une carte que lisent les cliniques et les hôpitaux. Les cliniques reçoivent les patients sans longue attente, et beaucoup de médecins dans les villes parlent un peu anglais.',
  },
  'healthcare.insurance': {
    of: '99b63699',
    text: 'À Taïwan, les salariés étrangers entrent dans l’assurance maladie nationale par l’employeur dès le début de l’emploi ; les autres titulaires d’un certificat de résidence y entrent généralement après six mois de vie sur place. Prenez une police privée pour l’intervalle.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (police), 119 (pompiers et ambulance)' },
  'education.schoolSystem': {
    of: 'dbf31b03',
    text: 'À Taïwan, l’école est obligatoire pendant neuf ans, six d’école primaire et trois de collège, et gratuite dans les écoles publiques ; trois ans de lycée suivent. L’année scolaire commence vers le début de septembre.',
  },
  'education.languageOfInstruction': {
    of: '563cf02e',
    text: 'Les écoles publiques de Taïwan enseignent en chinois mandarin avec les caractères traditionnels, et de plus en plus de cours se font en anglais. Les écoles internationales, surtout à Taipei, Hsinchu, Taichung et Kaohsiung, demandent généralement que l’enfant ait un passeport étranger.',
  },
  'utilities.electricity': {
    of: '4c15914a',
    text: 'À Taïwan, le courant est de 110 V à 60 Hz, avec des prises de type A et B, beaucoup de prises anciennes n’acceptant que deux broches plates. Les appareils prévus pour 220 à 240 V n’y fonctionnent pas sans transformateur, mais les chargeurs de 100 à 240 V, oui.',
  },
  'utilities.internet': {
    of: '66d84d98',
    text: 'La fibre et le câble rapides sont courants dans les villes de Taïwan et les données mobiles sont bonnes. Les contrats durent souvent un ou deux ans et demandent le certificat de résidence et parfois une deuxième pièce d’identité ou un dépôt.',
  },
  'utilities.banking': {
    of: '45496553',
    text: 'À Taïwan, un compte bancaire s’ouvre en personne avec le passeport et le certificat de résident (ARC), parfois avec un sceau à votre nom. Apportez votre numéro fiscal étranger, et choisissez la banque par laquelle paie votre employeur. Les espèces restent utiles sur les marchés et dans les petits magasins.',
  },
  'culturalTips.0': {
    of: '208aff11',
    text: 'Les ordures se remettent au camion qui passe en musique à heures fixes ; à Taipei, elles vont dans des sacs officiels.',
  },
  'culturalTips.1': {
    of: 'c33888c1',
    text: 'Ne mangez pas, ne buvez pas et ne mâchez pas de chewing-gum dans le métro : les amendes sont appliquées.',
  },
  'culturalTips.2': { of: '7d511002', text: 'Remettez et recevez les cartes de visite et les cadeaux à deux mains.' },
  'culturalTips.3': { of: '0d4c2e56', text: 'Enlevez vos chaussures à la porte d’un logement.' },
  'culturalTips.4': {
    of: 'a3b19ada',
    text: 'Faites la queue le long des lignes marquées sur le quai, et laissez libres les sièges prioritaires, bleu foncé ou signalés autrement.',
  },
  'importantContacts.emergencyServices': {
    of: '05181817',
    text: 'À Taïwan, composez le 110 pour la police et le 119 pour les pompiers ou une ambulance.',
  },
  'importantContacts.taxOffice': {
    of: '646cdd5e',
    text: 'À Taïwan, l’impôt sur le revenu relève du bureau national des impôts (National Taxation Bureau) de votre région ; la déclaration et les informations en anglais sont sur etax.nat.gov.tw.',
  },
  'sources.0.title': { of: 'd95bf9e5', text: 'Douane de Taipei : bagages non accompagnés' },
  'sources.1.title': { of: 'ea74a286', text: 'Ministère des Finances : règles pour les bagages à l’arrivée' },
  'sources.2.title': { of: '152eb5d1', text: 'Douane de Kaohsiung : limites de franchise et permis' },
  'sources.3.title': { of: 'a11d5a02', text: 'Douane de Taipei : limites depuis juin 2024 et tabac chauffé' },
  'sources.4.title': { of: 'e9378615', text: 'Douane de Taipei : permis d’importation selon la valeur' },
  'sources.5.title': { of: 'b5d91899', text: 'Ministère de l’Agriculture : loi sur la quarantaine des animaux' },
  'sources.6.title': { of: '8ce3fe0c', text: 'Agence d’inspection de la santé animale et végétale (APHIA)' },
  'sources.7.title': { of: '7bbe3c2c', text: 'Agence nationale de l’immigration' },
  'sources.8.title': { of: '903c657b', text: 'Services fiscaux électroniques de Taïwan' },
  'sources.9.title': { of: '06af2d3b', text: 'Bureau de la Taiwan Gold Card : amener un chien ou un chat (secondary)' },
  'sources.10.title': { of: '05e8c2d7', text: 'Angloinfo : importer un véhicule à Taïwan (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
