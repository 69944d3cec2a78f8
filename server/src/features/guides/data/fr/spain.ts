import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europe du Sud' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'd5183f1e',
    text: 'L’Espagne fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Vérifiez auprès du consulat d’Espagne (exteriores.gob.es) ce qui s’applique à votre passeport ; une visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: 'cb80f1a1',
    text: 'Les citoyens de l’UE peuvent travailler librement en Espagne. Les autres ont généralement besoin d’une autorisation de travail que l’employeur demande avant le visa, ou de l’une des voies ouvertes au personnel hautement qualifié, aux indépendants ou aux personnes qui travaillent à distance pour une entreprise à l’étranger. Le visa d’investisseur (golden visa) a été supprimé en avril 2025, même si des pages plus anciennes le décrivent encore.',
  },
  'visaRequirements.residencePermit': {
    of: '499f67c3',
    text: 'Trois choses se confondent facilement en Espagne : le NIE est votre numéro d’étranger, la TIE est la carte qui prouve un titre de séjour, et le padrón est le registre des adresses de votre mairie. Les ressortissants de pays hors UE demandent la TIE à la police, normalement dans un délai d’un mois après l’arrivée. Les citoyens de l’UE qui restent plus de trois mois s’enregistrent plutôt pour obtenir un certificat vert.',
  },
  'visaRequirements.familyReunification': {
    of: '981cf26d',
    text: 'Les résidents en règle en Espagne peuvent généralement faire venir un conjoint ou partenaire, des enfants mineurs et dans certains cas des parents à charge, après avoir présenté un titre renouvelé, un revenu suffisant et un logement adapté ; certains titres permettent à la famille de venir en même temps. Les proches de citoyens de l’UE ont une voie plus simple. Demandez au service espagnol de l’immigration (inclusion.gob.es) quels actes doivent être légalisés et traduits.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '78cdefc0',
    text: 'Le mobilier et les effets personnels entrent en Espagne en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois sans interruption et si vous avez possédé et utilisé ces biens pendant au moins 6 mois ; pour la TVA, et pour l’IGIC aux Canaries, cette durée peut être de 12 mois dans certains cas. Ils doivent arriver dans les 12 mois suivant votre installation et, pendant 12 mois encore, ne peuvent pas être vendus, prêtés ou loués sans en informer la douane. Un déménagement depuis un autre pays de l’UE vers l’Espagne continentale ou les Baléares ne demande aucune formalité douanière ; les Canaries, Ceuta et Melilla ont leurs propres règles fiscales, renseignez-vous donc d’abord.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.2': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd7febecd',
    text: 'Armes et munitions : seulement avec les permis que l’Espagne exige, obtenus avant l’expédition.',
  },
  'customsRegulations.restrictedItems.2': { of: 'f1f44f6c', text: 'Véhicules utilitaires : exclus de la franchise.' },
  'customsRegulations.restrictedItems.3': {
    of: 'cbf336c3',
    text: 'Matériel professionnel : exclu de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Médicaments : emportez ce qu’il faut pour vos besoins personnels, avec l’ordonnance.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'ec46b72e',
    text: 'Chiens de races que l’Espagne appelle potentiellement dangereuses : le détenteur a besoin d’une licence, renseignez-vous à la mairie.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '13d13be6',
    text: 'Déclaration d’importation (DUA) avec une demande écrite de franchise, généralement déposée par un agent en douane.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'e3697122',
    text: 'Un inventaire unique de tout, avec les valeurs.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '37af5303',
    text: 'Preuve de 12 mois de vie à l’étranger ; pour les Espagnols qui rentrent, généralement la radiation consulaire (baja consular).',
  },
  'customsRegulations.documentationRequired.3': {
    of: '45c30003',
    text: 'Inscription de votre adresse en Espagne (padrón).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6f06b6b2',
    text: 'Passeport et NIE, avec le visa ou le titre de séjour pour les ressortissants de pays hors UE.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'f4a06dff',
    text: 'Papiers du véhicule à votre nom si une voiture fait partie de l’envoi.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '49d7652e',
    text: 'Le dédouanement du mobilier en Espagne prend généralement 5 à 10 jours ouvrables une fois le dossier complet. L’inscription au padrón fait normalement partie du dossier : réglez donc tôt la question de l’adresse. Les biens qui arrivent avant vous exigent un engagement à vous installer dans les 6 mois et une garantie.',
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
    of: '3ea61d57',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers l’Espagne.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: 'b636e3fd',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Espagne ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement. Certaines races exigent une licence en tant que chiens potentiellement dangereux, et la loi de 2023 sur le bien-être animal fixe des devoirs à tout détenteur : renseignez-vous à votre mairie après l’arrivée.',
  },
  'petImport.healthCertificate': {
    of: '0193b36f',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en Espagne ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès du ministère espagnol de l’Agriculture (mapa.gob.es).',
  },
  'vehicleImport.regulations': {
    of: '370c76cc',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener en Espagne en franchise de droits avec son mobilier, aux conditions suivantes : 12 mois de vie à l’étranger, 6 mois de possession et d’utilisation, et pas de vente, de prêt ni de location pendant 12 mois sans en informer la douane. Elle doit ensuite être homologuée, passer le contrôle technique (ITV) et recevoir des plaques espagnoles.',
  },
  'vehicleImport.duties': {
    of: '09fb6549',
    text: 'Avec la franchise, ni droits ni TVA ne sont dus sur la voiture en Espagne, et un changement de résidence l’exonère généralement aussi de la taxe d’immatriculation (IEDMT) lorsque les conditions sont remplies. Sans la franchise, prévoyez les droits, la TVA, la taxe d’immatriculation et le coût de l’homologation. Renseignez-vous auprès de l’administration fiscale (sede.agenciatributaria.gob.es) avant d’expédier, car l’exonération doit être demandée.',
  },
  'vehicleImport.documentation.0': {
    of: '113822ee',
    text: 'Papiers d’immatriculation et preuve de possession depuis au moins 6 mois.',
  },
  'vehicleImport.documentation.1': {
    of: 'e323c35f',
    text: 'Preuve du changement de résidence : désinscription à l’étranger et inscription au padrón.',
  },
  'vehicleImport.documentation.2': { of: '542f80e7', text: 'Dédouanement (DUA) mentionnant la franchise.' },
  'vehicleImport.documentation.3': {
    of: 'b1ce3f91',
    text: 'Certificat de conformité ou dossier technique établi par un ingénieur.',
  },
  'vehicleImport.documentation.4': { of: 'c4f4becc', text: 'Rapport de contrôle technique (ITV).' },
  'vehicleImport.documentation.5': { of: '5d76af89', text: 'Assurance valable en Espagne.' },
  'vehicleImport.restrictions': {
    of: '2e0a8e7f',
    text: 'Faire venir une voiture en Espagne peut être avantageux si la franchise s’y applique et si la voiture a été construite aux normes de l’UE ; une voiture construite pour un autre marché peut exiger des modifications coûteuses et une homologation individuelle. Les véhicules utilitaires n’ont pas droit à la franchise. Les grandes villes ont des zones à faibles émissions interdites aux voitures anciennes, et l’on roule à droite.',
  },
  'healthcare.system': {
    of: '2062547e',
    text: 'L’Espagne a un service public de santé géré par ses régions et financé par l’impôt et la sécurité sociale ; vous vous inscrivez au centre de santé local et recevez une carte de santé. Les cliniques privées sont courantes à côté, surtout dans les villes et sur les côtes.',
  },
  'healthcare.insurance': {
    of: 'c995a292',
    text: 'Les salariés et les indépendants qui cotisent à la sécurité sociale en Espagne sont couverts, avec les personnes à leur charge. Plusieurs visas exigent à la place une police privée sans participation aux frais, et les retraités des pays de l’UE et du Royaume-Uni peuvent généralement apporter un formulaire S1. Vérifiez ce qu’exige votre visa avant d’acheter une police.',
  },
  'healthcare.emergencyNumber': {
    of: '0acdc70d',
    text: '112 (tout), 091 ou 092 (police), 061 (santé, selon la région)',
  },
  'education.schoolSystem': {
    of: '3811f4b1',
    text: 'En Espagne, l’école est obligatoire de 6 à 16 ans et gratuite dans les écoles publiques ; beaucoup d’enfants commencent à 3 ans. Les écoles concertadas sont des écoles privées financées par des fonds publics, et les places sont attribuées en partie selon l’adresse : inscrivez-vous donc au padrón avant les semaines d’inscription du printemps.',
  },
  'education.languageOfInstruction': {
    of: '8ddaf677',
    text: 'Les écoles d’Espagne enseignent en espagnol et, en Catalogne, au Pays basque, en Galice, à Valence et aux Baléares, aussi ou surtout dans la langue de la région. Les écoles internationales et bilingues se trouvent dans les grandes villes et le long des côtes.',
  },
  'utilities.electricity': {
    of: 'ea85cfd5',
    text: 'En Espagne, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur. Les contrats indiquent la puissance que vous pouvez utiliser à la fois, et un chiffre trop bas fait sauter le disjoncteur : renseignez-vous en reprenant un appartement.',
  },
  'utilities.internet': {
    of: 'dcd405ea',
    text: 'La fibre dessert la plupart des villes d’Espagne et beaucoup de villages, et se vend généralement avec des lignes mobiles. Certains contrats vous engagent pour un an ou plus : renseignez-vous avant de signer si votre première adresse est provisoire.',
  },
  'utilities.banking': {
    of: 'd6caae6a',
    text: 'Les banques d’Espagne ouvrent un compte aux résidents avec passeport, NIE et justificatif de domicile, et beaucoup proposent avant cela un compte de non-résident. Le loyer et les factures se paient par prélèvement, et les paiements par carte et par téléphone sont acceptés presque partout.',
  },
  'culturalTips.0': {
    of: '4e3a48ce',
    text: 'Les repas se prennent tard : on déjeune généralement après deux heures et on dîne après neuf heures, et les cuisines peuvent être fermées entre les deux.',
  },
  'culturalTips.1': {
    of: '7cdb0e6a',
    text: 'Les petits magasins et bureaux ferment souvent quelques heures après le déjeuner, et beaucoup de gens partent en août : faites vos démarches le matin et avant l’été.',
  },
  'culturalTips.2': {
    of: 'b89958b7',
    text: 'Saluez d’un hola ou d’un buenos días en entrant dans un magasin, un ascenseur ou une salle d’attente.',
  },
  'culturalTips.3': {
    of: '0f51b39a',
    text: 'Les administrations travaillent sur rendez-vous (cita previa) : réservez tôt et apportez une copie de chaque papier.',
  },
  'culturalTips.4': {
    of: '13ba375b',
    text: 'Dans les régions qui ont leur propre langue, quelques mots de celle-ci sont chaleureusement accueillis.',
  },
  'importantContacts.emergencyServices': {
    of: 'be0ad265',
    text: 'En Espagne, composez le 112 pour toute urgence ; le 091 ou le 092 joint directement la police et le 061 les services de santé dans beaucoup de régions.',
  },
  'importantContacts.taxOffice': {
    of: 'a70a4055',
    text: 'L’administration fiscale espagnole (Agencia Tributaria, sede.agenciatributaria.gob.es) gère l’impôt sur le revenu ainsi que la douane ; inscrivez-vous auprès d’elle après le déménagement.',
  },
  'sources.0.title': {
    of: 'a1efdede',
    text: 'Administration fiscale espagnole : franchise lors du transfert de votre résidence',
  },
  'sources.1.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.2.title': { of: '92230a3f', text: 'Ministère espagnol de l’Inclusion et des Migrations' },
  'sources.3.title': { of: '40f3e9a1', text: 'Ministère espagnol des Affaires étrangères : consulats' },
  'sources.4.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.5.title': { of: 'dbecec23', text: 'Ministère espagnol de l’Agriculture' },
  'sources.6.title': { of: '9e34f8ee', text: 'Administration fiscale espagnole' },
  'sources.7.title': {
    of: 'de4a8491',
    text: 'Esgalicia : franchise pour les effets personnels de ceux qui rentrent (secondary)',
  },
  'sources.8.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
