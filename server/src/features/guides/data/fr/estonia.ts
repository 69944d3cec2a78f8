import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europe du Nord' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1697f51f',
    text: 'L’Estonie fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Demandez à la Police et garde-frontières estonienne (politsei.ee) si votre passeport exige un visa ou une autorisation de voyage.',
  },
  'visaRequirements.workVisa': {
    of: 'd215ebe9',
    text: 'Les citoyens de l’UE peuvent travailler librement en Estonie. Les autres ont généralement besoin d’un titre de séjour pour emploi, ou d’un visa de long séjour (D) avec un emploi de courte durée enregistré par l’employeur ; il existe aussi des voies pour les start-up et pour les télétravailleurs. Vérifiez auprès de la Police et garde-frontières ; l’e-Residency ne donne le droit ni d’y travailler ni d’y vivre.',
  },
  'visaRequirements.residencePermit': {
    of: '6d4f8a05',
    text: 'Les personnes qui ne sont pas citoyennes de l’UE ont besoin d’un titre de séjour temporaire pour s’installer en Estonie ; les citoyens de l’UE enregistrent plutôt leur adresse et obtiennent ainsi un droit de séjour. Tous ceux qui restent reçoivent une carte d’identité ou de séjour estonienne, qui prend généralement environ 20 à 40 jours et que la douane demande. L’e-Residency est une identité numérique et non un droit de séjour.',
  },
  'visaRequirements.familyReunification': {
    of: 'b93dd58b',
    text: 'Les conjoints et les enfants mineurs de résidents d’Estonie peuvent généralement demander un titre de séjour pour s’installer en famille, et les proches de citoyens de l’UE ont des règles plus simples. Les actes établis à l’étranger peuvent devoir être apostillés et traduits ; vérifiez auprès de la Police et garde-frontières.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2e004c6c',
    text: 'Les effets de déménagement entrent en Estonie en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois sans interruption et si vous avez possédé et utilisé ces objets pendant au moins 6 mois avant le départ. Ils doivent arriver dans les 12 mois suivant votre installation, être dédouanés en Estonie, et ne pas être vendus, prêtés, mis en gage ou loués pendant 12 mois sans en informer la douane. Il est possible de les faire venir avant votre installation si vous vous engagez à vous installer dans les 6 mois et fournissez une garantie. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': { of: 'f4a3e607', text: 'Armes sans permis.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.3': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '321e999a',
    text: 'Véhicules utilitaires et matériel professionnel : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '370a40b4',
    text: 'Médicaments : limités, n’emportez que des quantités personnelles avec l’ordonnance.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3660a874',
    text: 'Armes à feu : seulement avec un permis obtenu au préalable.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '1318b42f',
    text: 'Demande de franchise sur le formulaire de l’Office estonien des impôts et des douanes (EMTA).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '13cb1400',
    text: 'Liste des biens avec les valeurs, signée et datée, en estonien ou en anglais.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '0c228134',
    text: 'Preuve que vous avez vécu au moins 12 mois hors de l’UE.',
  },
  'customsRegulations.documentationRequired.3': { of: 'c2923cbb', text: 'Preuve de votre arrivée en Estonie.' },
  'customsRegulations.documentationRequired.4': {
    of: '3c2ef63e',
    text: 'Carte d’identité ou carte de séjour estonienne.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'fa382d0b',
    text: 'Le dédouanement des effets de déménagement en Estonie prend généralement 2 à 5 jours ouvrables une fois le dossier complet. La carte d’identité estonienne que la douane demande prend généralement environ 20 à 40 jours : demandez-la donc avant l’arrivée du conteneur.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'La puce électronique d’abord : elle doit être posée avant la vaccination antirabique ou lors de la même visite.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaccination antirabique des chiens, chats et furets à l’âge de 12 semaines ou plus.',
  },
  'petImport.vaccinations.2': {
    of: '809be161',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers l’Estonie.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: '0627f670',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Estonie. Un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: 'ecee4efb',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en Estonie ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès de l’Office estonien de l’agriculture et de l’alimentation (pta.agri.ee).',
  },
  'vehicleImport.regulations': {
    of: '91026851',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener en Estonie en franchise de droits avec son mobilier, aux conditions suivantes : 12 mois de vie à l’étranger, 6 mois de possession et d’utilisation, et pas de vente pendant 12 mois. Elle est ensuite immatriculée auprès de l’Administration des transports, qui demande le certificat de dédouanement.',
  },
  'vehicleImport.duties': {
    of: '88c69cda',
    text: 'Avec la franchise pour transfert de résidence, ni droits ni TVA ne sont dus sur la voiture en Estonie ; sans elle, prévoyez généralement 10 % de droits et 24 % de TVA (des guides plus anciens disent 20 ou 22 %). Depuis 2025 s’ajoute généralement une taxe sur les véhicules à moteur, avec une taxe d’immatriculation unique. Vérifiez les deux auprès de l’Office des impôts et des douanes (emta.ee).',
  },
  'vehicleImport.documentation.0': { of: 'a1899da6', text: 'Certificat de dédouanement de la voiture.' },
  'vehicleImport.documentation.1': {
    of: '1054de80',
    text: 'Certificat d’immatriculation et preuve de possession depuis au moins 6 mois.',
  },
  'vehicleImport.documentation.2': { of: '0c228134', text: 'Preuve que vous avez vécu au moins 12 mois hors de l’UE.' },
  'vehicleImport.documentation.3': { of: '3c2ef63e', text: 'Carte d’identité ou carte de séjour estonienne.' },
  'vehicleImport.documentation.4': {
    of: '715f6d62',
    text: 'Papiers techniques pour le contrôle, comme un certificat de conformité.',
  },
  'vehicleImport.restrictions': {
    of: '2d2894c8',
    text: 'Faire venir une voiture en Estonie peut être avantageux si la franchise s’y applique et si la voiture répond aux normes de l’UE ; une voiture construite pour un autre marché peut exiger des modifications coûteuses pour passer le contrôle. Les véhicules utilitaires n’ont pas droit à la franchise. On roule à droite, et les pneus d’hiver sont obligatoires en hiver.',
  },
  'healthcare.system': {
    of: '928f9609',
    text: 'L’Estonie a une assurance maladie publique fondée sur la solidarité, gérée par la Caisse d’assurance maladie (Tervisekassa), avec un médecin de famille comme premier contact. Les ordonnances et les dossiers sont numériques et accessibles avec la carte d’identité.',
  },
  'healthcare.insurance': {
    of: 'dce975fe',
    text: 'Les salariés en Estonie sont assurés grâce à l’impôt social que paie l’employeur ; les autres peuvent avoir besoin d’une couverture privée, que les titres de séjour exigent souvent. Demandez à la Caisse d’assurance maladie (Tervisekassa) quand votre couverture commence.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'fbfbd343',
    text: 'En Estonie, l’école commence vers 7 ans par neuf années d’enseignement de base, suivies du secondaire supérieur ou de l’enseignement professionnel ; les écoles municipales sont gratuites. L’année scolaire va de septembre à début juin.',
  },
  'education.languageOfInstruction': {
    of: '0d0991a4',
    text: 'Les écoles d’Estonie enseignent en estonien ; celles qui enseignaient en russe passent peu à peu à l’estonien. Les écoles en anglais sont rares et se trouvent surtout à Tallinn et à Tartu.',
  },
  'utilities.electricity': {
    of: '628ca662',
    text: 'En Estonie, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '06a80127',
    text: 'L’internet haut débit et les données mobiles sont rapides en Estonie, et le wifi public est courant. La plupart des démarches auprès de l’État se font en ligne avec la carte d’identité ou Mobile-ID.',
  },
  'utilities.banking': {
    of: '8a57e3c8',
    text: 'Pour ouvrir un compte en Estonie, il faut généralement un passeport, le code personnel ou la carte d’identité estoniens et un lien avec le pays, comme un emploi ; les banques examinent de près les clients qui ne sont pas de l’UE. Le paiement par carte ou par téléphone est normal partout.',
  },
  'culturalTips.0': {
    of: 'f78bf9b8',
    text: 'Activez tout de suite votre carte d’identité et ses codes PIN : c’est par elle qu’on accède aux médecins, aux banques et aux administrations.',
  },
  'culturalTips.1': {
    of: '14aeb454',
    text: 'On apprécie le calme et l’espace personnel ; de courts silences dans une conversation n’ont rien de gênant.',
  },
  'culturalTips.2': { of: '586bc1cc', text: 'Soyez à l’heure, et enlevez vos chaussures en entrant dans un logement.' },
  'culturalTips.3': {
    of: 'ecef35c4',
    text: 'Une invitation au sauna est une marque d’amitié ; demandez à vos hôtes ce qui s’y fait.',
  },
  'culturalTips.4': {
    of: '3f9fd590',
    text: 'Portez un réflecteur à la nuit tombée en hiver, comme les piétons y sont tenus en Estonie.',
  },
  'importantContacts.emergencyServices': {
    of: '950d670a',
    text: 'En Estonie, composez le 112 pour la police, une ambulance ou les secours.',
  },
  'importantContacts.taxOffice': {
    of: '1dd70751',
    text: 'L’Office estonien des impôts et des douanes (EMTA) gère les impôts et la douane : emta.ee.',
  },
  'sources.0.title': { of: '9355b2fb', text: 'Office estonien des impôts et des douanes : s’installer en Estonie' },
  'sources.1.title': { of: '689ecd0e', text: 'Work in Estonia : dédouanement' },
  'sources.2.title': { of: '4649f6e7', text: 'Work in Estonia : vivre et travailler sur place' },
  'sources.3.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.4.title': { of: 'ef68cc51', text: 'Police et garde-frontières estonienne' },
  'sources.5.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.6.title': { of: '7ce3876a', text: 'Office estonien de l’agriculture et de l’alimentation' },
  'sources.7.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.8.title': { of: '9e37d306', text: 'ISF Customs Broker : Estonie (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
