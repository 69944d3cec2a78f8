import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asie de l’Est' },
  currency: { of: '20db7c45', text: 'Won sud-coréen (KRW)' },
  'visaRequirements.touristVisa': {
    of: 'bc69c915',
    text: 'De nombreuses nationalités peuvent venir en Corée du Sud sans visa, souvent jusqu’à 90 jours, et certaines d’entre elles ont besoin d’une autorisation de voyage électronique (K-ETA) avant d’embarquer ; la liste change. Les autres demandent un visa à une ambassade de Corée. Une visite ne permet pas de travailler et n’ouvre aucune franchise pour le mobilier.',
  },
  'visaRequirements.workVisa': {
    of: 'a752b966',
    text: 'Pour travailler en Corée du Sud, il faut avoir avant de venir un visa du bon type, comme E-7 pour les spécialistes, E-2 pour les professeurs de langue ou D-7 et D-8 pour les salariés mutés et les investisseurs. L’employeur obtient souvent d’abord une confirmation de délivrance de visa, avec laquelle l’ambassade décide plus vite. Vérifiez sur hikorea.go.kr les documents, qui doivent souvent être apostillés.',
  },
  'visaRequirements.residencePermit': {
    of: 'f102ffe2',
    text: 'Toute personne qui reste en Corée du Sud plus de 90 jours s’enregistre auprès du bureau de l’immigration dans les 90 jours suivant l’arrivée et reçoit une carte de résident, appelée autrefois carte d’enregistrement d’étranger (alien registration card, ARC). Prenez rendez-vous tôt sur hikorea.go.kr. Les déménageurs ont besoin de la carte, car la douane en demande généralement une valable 12 mois.',
  },
  'visaRequirements.familyReunification': {
    of: 'e634267a',
    text: 'Le conjoint et les enfants mineurs de la plupart des titulaires d’un visa de long séjour peuvent généralement venir en Corée du Sud avec un visa de personne à charge (F-3), avec des actes de mariage et de naissance apostillés et une preuve de revenus. Il ne permet pas à lui seul de travailler. Les conjoints de Coréens demandent un visa F-6.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7fa5c14e',
    text: 'En Corée du Sud, la douane exonère de droits ce qu’elle accepte comme mobilier et effets personnels, en tenant compte du motif et de la durée de votre séjour, de votre profession et de la taille de la famille ; les biens destinés à d’autres, au commerce ou en excès sont refusés. Les déménageurs disent que les étrangers doivent rester au moins 1 an, parfois 1 à 2 ans s’ils sont seuls, et que l’envoi doit arriver dans les 6 mois suivant votre arrivée ; les Coréens de retour prouvent 12 mois à l’étranger. Les sources divergent sur la durée du séjour : vérifiez auprès de la douane coréenne avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: '14a0eb3e', text: 'Armes à feu, armes et munitions.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e3a971e8',
    text: 'Drogues, y compris les produits à base de cannabis légaux ailleurs.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornographie.' },
  'customsRegulations.prohibitedItems.3': { of: '2d298b65', text: 'Fausse monnaie et contrefaçons.' },
  'customsRegulations.prohibitedItems.4': {
    of: '46fb2390',
    text: 'Produits carnés comme la saucisse et le jambon : interdits en raison de maladies animales.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '646c6a36',
    text: 'Médicaments contenant des stupéfiants ou des stimulants : exigent une autorisation avant d’être apportés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7e220796',
    text: 'Objets neufs ou en double : généralement passibles de droits.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '4d0af23e',
    text: 'Électronique coûteuse, clubs de golf et meubles de luxe : généralement passibles de droits, inscrivez-les avec leur valeur.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '839628c2',
    text: 'Plantes, graines et terre : exigent des documents de quarantaine, laissez-les donc.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'c1d7e58f',
    text: 'Alcool et tabac : taxés au-delà de la franchise des voyageurs.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd2a7ecb6',
    text: 'Sabres et longs couteaux : exigent généralement un permis de la police.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fc5bab22',
    text: 'Déclaration d’effets de déménagement avec le formulaire de spécification des articles.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'c533fd0b',
    text: 'Liste de colisage de chaque carton, avec la marque, le modèle et l’année d’achat des appareils électriques.',
  },
  'customsRegulations.documentationRequired.2': { of: '571105b0', text: 'Passeport du propriétaire, avec le visa.' },
  'customsRegulations.documentationRequired.3': {
    of: 'c30b817b',
    text: 'Carte de résident (ARC), généralement encore valable 12 mois, ou sa demande.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7918550e',
    text: 'Formulaire de déclaration de voyageur sur lequel vous avez noté les biens non accompagnés à votre arrivée.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '59798a54',
    text: 'Selon une page assez ancienne d’un déménageur, le dédouanement en Corée du Sud prend environ 3 à 4 jours pour le fret aérien, 8 à 12 pour un conteneur complet et 15 à 30 pour un conteneur partagé passant par Busan. Les biens ne peuvent pas être dédouanés avant votre arrivée : prévoyez donc que l’envoi atteigne le port après vous.',
  },
  'petImport.vaccinations.0': {
    of: 'aaceb472',
    text: 'Puce électronique ISO pour les chiens et les chats, avant la prise de sang.',
  },
  'petImport.vaccinations.1': {
    of: 'd4ce145f',
    text: 'Vaccination antirabique, pour les animaux venant de pays qui ne sont pas exempts de rage.',
  },
  'petImport.vaccinations.2': {
    of: 'd87d715d',
    text: 'Titrage des anticorps antirabiques, avec un résultat d’au moins 0,5 UI/ml, pour les animaux de plus de 90 jours, avec un prélèvement fait entre 30 jours et 24 mois avant le voyage.',
  },
  'petImport.vaccinations.3': {
    of: '8a29185f',
    text: 'Les animaux de moins de 90 jours ou venant de pays exempts de rage sont généralement dispensés du titrage.',
  },
  'petImport.quarantine': {
    of: '02c692d9',
    text: 'Un animal qui a une puce électronique, un certificat sanitaire et un résultat de titrage valable est généralement rendu à son propriétaire le jour de l’arrivée en Corée du Sud ; sinon il est mis en quarantaine, pour 10 jours ou plus, jusqu’à ce que les tests soient en règle. Certaines pages indiquent 90 jours pour la fenêtre de la prise de sang, mais la règle actuelle est de 30 jours. Vérifiez auprès de l’Agence de quarantaine animale et végétale (qia.go.kr).',
  },
  'petImport.healthCertificate': {
    of: 'a181cbd0',
    text: 'Pour la Corée du Sud, un chien ou un chat a besoin d’un certificat sanitaire que le gouvernement du pays d’origine délivre ou vise, avec le numéro de puce et le résultat du titrage. Vaccinez d’abord, faites faire la prise de sang au moins 30 jours avant le vol, et prévenez tôt la compagnie aérienne qu’un animal est du voyage. D’après un autre guide, les animaux d’Australie et de Malaisie ont besoin de papiers supplémentaires.',
  },
  'vehicleImport.regulations': {
    of: 'd787ad6d',
    text: 'Une voiture qui était immatriculée à votre nom depuis au moins 3 mois avant le déménagement peut généralement venir en Corée du Sud comme effet de déménagement, ce qui facilite son homologation, mais elle n’est pas exonérée de droits. Vérifiez auprès de la douane coréenne et des autorités de l’environnement avant d’expédier.',
  },
  'vehicleImport.duties': {
    of: 'b21d6047',
    text: 'Même comme effet de déménagement, une voiture supporte généralement en Corée du Sud 8 % de droits, la taxe individuelle de consommation et 10 % de TVA, sur la valeur que fixe la douane. Les tests d’émissions et de bruit coûtent en plus. Demandez un chiffre à un courtier en douane avec le modèle et l’année.',
  },
  'vehicleImport.documentation.0': {
    of: '72d7553d',
    text: 'Papiers d’immatriculation montrant au moins 3 mois à votre nom avant le déménagement.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Facture d’achat et papiers d’assurance.' },
  'vehicleImport.documentation.2': { of: 'e193a356', text: 'Passeport et carte de résident.' },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Connaissement pour la voiture.' },
  'vehicleImport.documentation.4': {
    of: 'e6a941e1',
    text: 'Papiers pour les tests d’émissions et de bruit et pour le contrôle de sécurité.',
  },
  'vehicleImport.restrictions': {
    of: '1754e8f0',
    text: 'Faire venir une voiture en Corée du Sud en vaut rarement la peine : les taxes, les tests et les pièces mangent l’avantage, et les transports publics sont très bons. Les voitures devraient avoir le volant à gauche, et l’on roule à droite. À Séoul et dans d’autres villes, les vieux diesels subissent des restrictions de circulation.',
  },
  'healthcare.system': {
    of: 'd3cb62b8',
    text: 'La Corée du Sud a une assurance maladie nationale et des hôpitaux modernes, où l’on peut voir rapidement un spécialiste ; les patients paient une part de chaque facture. Les grands hôpitaux de Séoul et de Busan ont des guichets où l’on parle anglais.',
  },
  'healthcare.insurance': {
    of: '7c38cd36',
    text: 'Les salariés en Corée du Sud sont assurés par leur travail dès le premier jour ; les autres étrangers entrent généralement dans l’assurance nationale après six mois de résidence et y sont tenus. Prenez une couverture privée pour la période qui précède.',
  },
  'healthcare.emergencyNumber': { of: '4df3fbaa', text: '112 (police), 119 (pompiers et ambulance)' },
  'education.schoolSystem': {
    of: 'bb3a0b4d',
    text: 'En Corée du Sud, l’école comprend six ans d’école primaire, trois de collège et trois de lycée ; les neuf premières années sont obligatoires pour les Coréens et ouvertes aux enfants étrangers. L’année scolaire commence en mars. Demandez une place à l’office local de l’éducation ou à l’école elle-même.',
  },
  'education.languageOfInstruction': {
    of: '2c95825e',
    text: 'Les écoles publiques de Corée du Sud enseignent en coréen, et certaines ont des classes pour les enfants qui l’apprennent. Les écoles étrangères enseignent en anglais, en français, en allemand, en japonais ou en chinois et admettent sous conditions, le plus souvent un passeport étranger ou des années passées à l’étranger.',
  },
  'utilities.electricity': {
    of: '9f228e6a',
    text: 'En Corée du Sud, le courant est de 220 V à 60 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur ; la plupart des fiches européennes conviennent.',
  },
  'utilities.internet': {
    of: '247a4be0',
    text: 'En Corée du Sud, l’internet est parmi les plus rapides du monde et se raccorde en quelques jours, mais un contrat exige généralement la carte de résident et un compte bancaire coréen. Achetez une carte SIM prépayée avec le passeport pour les premières semaines.',
  },
  'utilities.banking': {
    of: 'bc1caaf7',
    text: 'Les banques de Corée du Sud ouvrent un compte complet avec la carte de résident, le passeport et un numéro de téléphone coréen ; avant cela, les comptes sont limités quant aux sommes qu’ils peuvent envoyer. Beaucoup de services en ligne vérifient votre identité par le numéro de téléphone à votre nom : faites donc écrire votre nom partout de la même façon.',
  },
  'culturalTips.0': {
    of: '3c7f45cf',
    text: 'Enlevez vos chaussures à la porte de chaque logement en Corée du Sud et dans les lieux au sol surélevé.',
  },
  'culturalTips.1': {
    of: 'acc1ec52',
    text: 'Donnez et prenez les choses à deux mains, surtout avec les personnes âgées.',
  },
  'culturalTips.2': {
    of: '218a15ab',
    text: 'Apprenez tout de suite le système des ordures : en Corée du Sud, déchets alimentaires, recyclage et sacs payants sont triés strictement.',
  },
  'culturalTips.3': {
    of: '6907f679',
    text: 'En Corée du Sud, les baux demandent souvent un gros dépôt (jeonse ou wolse) : faites donc vérifier le registre du bien avant de payer.',
  },
  'culturalTips.4': {
    of: '65b8a9bf',
    text: 'Dans les immeubles, il faut généralement réserver l’ascenseur ou un camion monte-meubles pour le jour du déménagement : demandez à la gérance.',
  },
  'importantContacts.emergencyServices': {
    of: 'a191d091',
    text: 'En Corée du Sud, composez le 112 pour la police et le 119 pour les pompiers ou une ambulance ; le 1345 est la ligne d’aide de l’immigration et le 1330 celle des voyageurs.',
  },
  'importantContacts.taxOffice': {
    of: 'e135a76b',
    text: 'Le Service national des impôts (National Tax Service, NTS) gère les impôts en Corée du Sud : nts.go.kr.',
  },
  'sources.0.title': {
    of: '7d5fc51a',
    text: 'Easy to Find Practical Law, Corée : dédouanement des effets de déménagement',
  },
  'sources.1.title': { of: '352e2cb9', text: 'Service des douanes de Corée' },
  'sources.2.title': { of: 'e33f58d8', text: 'HiKorea : immigration en Corée du Sud' },
  'sources.3.title': { of: '1118d82f', text: 'Agence de quarantaine animale et végétale de Corée' },
  'sources.4.title': { of: '7fbf0b0d', text: 'Service national des impôts de Corée' },
  'sources.5.title': { of: 'cf04edc2', text: 'Asia Relocation : déménager en Corée du Sud (secondary)' },
  'sources.6.title': { of: 'f22b3d92', text: 'Korea4Expats : règles douanières pour le mobilier (secondary)' },
  'sources.7.title': {
    of: 'fdac92b6',
    text: 'Rainier Overseas Movers : règles douanières de la Corée du Sud (secondary)',
  },
  'sources.8.title': {
    of: '0ca046ff',
    text: 'Korean Air : restrictions par pays pour les animaux de compagnie (secondary)',
  },
  'sources.9.title': {
    of: 'f324c15c',
    text: 'Angloinfo : entrer en Corée du Sud avec un chat ou un chien (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
