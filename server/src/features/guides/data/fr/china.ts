import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asie de l’Est' },
  currency: { of: 'bc2c8bd9', text: 'Yuan chinois, renminbi (CNY)' },
  'visaRequirements.touristVisa': {
    of: '19241a81',
    text: 'Pour visiter la Chine continentale, il faut un visa de tourisme (L) délivré par une ambassade de Chine ou un centre de visas, sauf si votre passeport bénéficie d’une dispense. De nombreuses nationalités ont été admises sans visa pour de courts séjours ou en transit, dans le cadre de régimes limités dans le temps et souvent modifiés. Vérifiez auprès de l’ambassade de Chine peu avant de partir ; Hong Kong et Macao ont leurs propres règles.',
  },
  'visaRequirements.workVisa': {
    of: '5830bc0d',
    text: 'Pour travailler en Chine, il faut une notification de permis de travail obtenue par l’employeur, puis un visa de travail (Z) délivré par l’ambassade de Chine et, après l’arrivée, le permis de travail et un permis de séjour. Les diplômes et les extraits de casier judiciaire doivent généralement être notariés et légalisés ou apostillés : commencez donc des mois à l’avance. On ne peut pas commencer à travailler avec un visa de visite.',
  },
  'visaRequirements.residencePermit': {
    of: '4299047e',
    text: 'Après être entré en Chine avec un visa de long séjour, on demande généralement le permis de séjour dans les 30 jours au service des entrées et sorties du bureau local de la sécurité publique, avec un examen médical. Toute personne qui ne loge pas à l’hôtel doit aussi déclarer son adresse à la police locale, normalement dans les 24 heures suivant l’arrivée. L’Administration nationale de l’immigration (en.nia.gov.cn) publie les règles en vigueur.',
  },
  'visaRequirements.familyReunification': {
    of: '797e0936',
    text: 'Le conjoint et les enfants d’un étranger qui travaille ou étudie en Chine viennent généralement avec un visa de personne à charge (S1 pour les longs séjours), et les proches de citoyens chinois avec un visa Q. Les actes de mariage et de naissance doivent normalement être légalisés ou apostillés et traduits ; le visa de personne à charge ne permet pas de travailler.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '23be9d23',
    text: 'La Chine ne laisse généralement importer du mobilier qu’aux résidents de longue durée : étrangers, personnes de Hong Kong, de Macao et de Taïwan, et Chinois de retour, qui restent au moins 12 mois, une fois leurs permis de travail et de séjour délivrés. En règle générale, on a droit à un envoi aérien et un envoi maritime, et le tout doit entrer dans les 6 mois suivant l’accord de la douane. Les sources divergent sur les droits : certaines disent que les objets usagés en sont exemptés, d’autres que tout envoi de déménagement est taxé, et les appareils, les meubles et les luminaires le sont souvent. Renseignez-vous auprès du bureau de douane local avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'd7428bdd', text: 'Armes à feu et autres armes, qui sont interdites.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'f53d3e04',
    text: 'Livres, films et autres médias que les autorités jugent nuisibles à la politique, à l’économie, à la culture ou aux mœurs de la Chine, généralement refusés ou saisis.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.3': {
    of: '047d9454',
    text: 'Émetteurs radio et émetteurs GPS ou satellite, généralement refusés.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'e4aa61fc',
    text: 'Viande, produits laitiers, fruits frais, graines et terre, généralement refusés.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '1822eccd',
    text: 'Antiquités : déclarez-les à l’entrée, sinon vous risquez de ne plus pouvoir les ressortir.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4369808c',
    text: 'Clubs de golf : généralement soumis à des droits, de 30 % selon une source.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'dd05f1db',
    text: 'Appareils, meubles et luminaires : souvent soumis à des droits.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '976a818b',
    text: 'Objets et écrits religieux : généralement acceptés seulement en quantité destinée à l’usage personnel.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a58f1654',
    text: 'Permis douanier d’importation d’articles à usage personnel (appelé aussi lettre scellée de la douane), généralement délivré en 2 à 3 jours ouvrables et valable environ 30 jours.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '62269c6d',
    text: 'Permis de travail et permis de séjour valables au moins 12 mois.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8b10896c',
    text: 'Passeport, souvent l’original, à présenter à la douane.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'a34aaf65',
    text: 'Inventaire de l’envoi, en chinois ou avec une traduction.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8485aa4',
    text: 'Formulaire de déclaration des bagages établi à votre entrée en Chine, demandé par certaines villes.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '12236ef7',
    text: 'Lettre de l’employeur, demandée par certaines villes.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '07b825e7',
    text: 'Une fois le permis douanier délivré, le dédouanement en Chine prend généralement 10 à 15 jours ouvrables ; pour les Chinois de retour, on parle d’environ 10 à 12. Le permis lui-même doit attendre votre permis de séjour : n’expédiez donc pas trop tôt. La pratique varie d’une ville à l’autre, par exemple entre Pékin et Shanghai.',
  },
  'petImport.vaccinations.0': {
    of: 'c2038573',
    text: 'La puce électronique d’abord, pour que chaque vaccination et chaque test puissent être rattachés à l’animal.',
  },
  'petImport.vaccinations.1': {
    of: '068a1e66',
    text: 'Vaccination antirabique avec certificat ; deux vaccinations sont généralement attendues.',
  },
  'petImport.vaccinations.2': {
    of: '3bce6ec2',
    text: 'Titrage des anticorps antirabiques, avec un résultat d’au moins 0,5 UI/ml, par un laboratoire reconnu par la douane chinoise (GACC), généralement nécessaire pour éviter la quarantaine si vous venez d’un pays non désigné.',
  },
  'petImport.quarantine': {
    of: 'c3bc3923',
    text: 'Les animaux de compagnie sont généralement soumis à 30 jours de quarantaine en Chine, sauf s’ils viennent d’un pays ou d’une région désignés (par exemple le Royaume-Uni, l’Irlande, le Japon, Singapour, l’Australie, la Nouvelle-Zélande, la Suède, la Suisse, le Portugal, Hong Kong ou Macao) ou s’ils ont un titre d’anticorps antirabiques d’au moins 0,5 UI/ml établi par un laboratoire reconnu. Si la quarantaine est nécessaire, l’animal ne peut entrer que par un point d’entrée équipé pour cela. Faites-le confirmer par la douane chinoise (GACC) avant de réserver.',
  },
  'petImport.healthCertificate': {
    of: '0a206355',
    text: 'La Chine admet généralement un chien ou un chat par personne et par entrée, avec un certificat sanitaire officiel de l’autorité vétérinaire du pays d’origine, un certificat de vaccination antirabique et une puce électronique. Les villes limitent aussi les races et les tailles de chiens et exigent une licence : renseignez-vous d’abord auprès de votre bailleur et de la police locale.',
  },
  'vehicleImport.regulations': {
    of: '5cc0b146',
    text: 'Les visiteurs de longue durée qui ne sont pas résidents ne peuvent pas importer de véhicule à moteur en Chine. Le personnel permanent des bureaux de représentation de sociétés étrangères peut demander à faire entrer un véhicule de neuf places au plus, en payant les droits. Les voitures d’occasion ne peuvent généralement pas être importées du tout.',
  },
  'vehicleImport.duties': {
    of: '7cdc45d8',
    text: 'Lorsqu’un véhicule est admis en Chine, des droits de douane, une taxe à la consommation et la TVA sont dus, et l’ensemble est élevé. Demandez les chiffres actuels au bureau de douane local et à votre employeur avant toute décision.',
  },
  'vehicleImport.documentation.0': {
    of: '41dbc779',
    text: 'Accord du bureau de douane local avant l’expédition du véhicule.',
  },
  'vehicleImport.documentation.1': {
    of: 'f3da5a6d',
    text: 'Preuve de votre poste dans un bureau de représentation, avec permis de travail et de séjour.',
  },
  'vehicleImport.documentation.2': { of: 'b78a83f9', text: 'Papiers d’achat et données techniques du véhicule.' },
  'vehicleImport.restrictions': {
    of: 'f6154ed3',
    text: 'Pour presque tous ceux qui s’installent en Chine, la voiture ne suit pas. Les permis de conduire étrangers et internationaux ne sont pas reconnus sur le continent : il vous faut donc un permis chinois, et plusieurs grandes villes contingentent les plaques d’immatriculation. On roule à droite.',
  },
  'healthcare.system': {
    of: '2d319e78',
    text: 'En Chine, les soins se donnent surtout dans les hôpitaux publics, où même la visite chez un spécialiste commence au guichet d’inscription ou dans l’application de l’hôpital. Les grandes villes ont aussi des cliniques internationales avec du personnel anglophone, à des prix bien plus élevés.',
  },
  'healthcare.insurance': {
    of: 'cf03c8ba',
    text: 'Les étrangers salariés en Chine sont en général inscrits à l’assurance sociale, qui comprend une couverture médicale de base. Beaucoup ajoutent une assurance internationale privée pour le paiement direct, l’évacuation et les cliniques internationales ; renseignez-vous auprès de votre employeur.',
  },
  'healthcare.emergencyNumber': { of: '4b654e74', text: '120 (ambulance), 110 (police), 119 (pompiers)' },
  'education.schoolSystem': {
    of: 'f3fe997c',
    text: 'La Chine a neuf ans de scolarité obligatoire, école primaire et premier cycle du secondaire, suivis du second cycle ; l’année scolaire commence généralement en septembre. Les enfants étrangers peuvent fréquenter les écoles locales dans beaucoup de villes, mais les places et les papiers exigés varient selon le quartier, et la plupart des familles expatriées se tournent vers les écoles internationales.',
  },
  'education.languageOfInstruction': {
    of: 'bc041bc1',
    text: 'Les écoles publiques de Chine enseignent en chinois mandarin ; les écoles internationales enseignent en anglais ou dans une autre langue étrangère.',
  },
  'utilities.electricity': {
    of: '804150e2',
    text: 'En Chine, le courant est de 220 V à 50 Hz, avec des prises de type A, C et I. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur, et les meubles et appareils neufs sont assez bon marché pour qu’on en laisse beaucoup chez soi.',
  },
  'utilities.internet': {
    of: '55496705',
    text: 'La fibre rapide et la téléphonie mobile sont courantes dans les villes chinoises. Beaucoup de sites et d’applications étrangers ne sont pas accessibles sur le continent : préparez ce dont vous avez besoin avant l’arrivée et dites à votre famille comment vous joindre.',
  },
  'utilities.banking': {
    of: 'a5964ad0',
    text: 'Pour ouvrir un compte bancaire en Chine, il faut généralement votre passeport, votre permis de séjour et un numéro de mobile chinois. Les paiements quotidiens passent par Alipay et WeChat Pay, qui acceptent tous deux de nombreuses cartes étrangères.',
  },
  'culturalTips.0': {
    of: '8abc4557',
    text: 'Dès les premiers jours, prenez un numéro de mobile chinois, WeChat et une application de paiement : magasins, taxis et bailleurs s’appuient dessus.',
  },
  'culturalTips.1': { of: '5be7d911', text: 'Donnez et recevez les cartes de visite et les cadeaux à deux mains.' },
  'culturalTips.2': {
    of: 'b7bb70b7',
    text: 'Déclarez de nouveau votre adresse à la police après chaque déménagement et, en bien des endroits, après un voyage à l’étranger.',
  },
  'culturalTips.3': {
    of: '9973e839',
    text: 'Ayez votre passeport sur vous : il est nécessaire pour les trains, les hôtels et beaucoup de billets.',
  },
  'culturalTips.4': {
    of: 'cf3731f6',
    text: 'Évitez de mettre quelqu’un dans l’embarras devant les autres ; abordez les problèmes calmement et en privé.',
  },
  'importantContacts.emergencyServices': {
    of: '9993a789',
    text: 'En Chine, composez le 110 pour la police, le 120 pour une ambulance, le 119 pour les pompiers et le 122 pour les accidents de la route.',
  },
  'importantContacts.taxOffice': {
    of: 'd69705cc',
    text: 'L’Administration fiscale d’État (State Taxation Administration) gère les impôts, par ses bureaux locaux : chinatax.gov.cn.',
  },
  'sources.0.title': { of: '9f8b7499', text: 'Administration générale des douanes de Chine' },
  'sources.1.title': {
    of: '0ee0b306',
    text: 'Municipalité de Wuhan : règles douanières pour les résidents et les visiteurs',
  },
  'sources.2.title': { of: 'a9deff9c', text: 'Administration nationale de l’immigration de Chine' },
  'sources.3.title': { of: 'c18e676d', text: 'Administration fiscale d’État de Chine' },
  'sources.4.title': {
    of: '44668207',
    text: 'Le Quotidien du Peuple : contrôles de quarantaine allégés pour les animaux de compagnie (secondary)',
  },
  'sources.5.title': {
    of: 'e1dcb8af',
    text: 'SJ Grand : importer du mobilier et des effets personnels en Chine (secondary)',
  },
  'sources.6.title': {
    of: 'faeeb7df',
    text: 'PHX Logistics : mobilier et effets personnels vers la Chine (secondary)',
  },
  'sources.7.title': { of: 'c78b4c75', text: 'Rainier Overseas : règles douanières de la Chine (secondary)' },
  'sources.8.title': { of: '91c0340c', text: 'ftc.hk : conseils douaniers pour la Chine (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
