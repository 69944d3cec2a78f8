import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europe de l’Ouest' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'a08ded6d',
    text: 'La France fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Le site officiel france-visas.gouv.fr vous dit ce qu’exige votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '1fe00fe3',
    text: 'Les citoyens de l’UE peuvent travailler librement en France. Les autres ont généralement besoin d’un visa de long séjour pour travail, avec une autorisation de travail demandée par l’employeur, ou d’une carte « talent » pour le personnel qualifié, les chercheurs et les créateurs d’entreprise. Faites la demande sur france-visas.gouv.fr avant de déménager.',
  },
  'visaRequirements.residencePermit': {
    of: '0282cb34',
    text: 'Un visa de long séjour pour la France vaut souvent titre de séjour la première année (VLS-TS) et doit être validé en ligne, normalement dans les 3 mois suivant l’arrivée. Ensuite, vous demandez une carte de séjour, le plus souvent en ligne ou à la préfecture, avant l’expiration du visa. Les citoyens de l’UE n’ont pas besoin de titre de séjour.',
  },
  'visaRequirements.familyReunification': {
    of: '19138fa9',
    text: 'Le conjoint et les enfants mineurs d’une personne qui réside légalement en France peuvent généralement venir par le regroupement familial, qui exige une durée de séjour, des ressources et un logement de taille suffisante ; les familles des titulaires de la carte « talent » ont une voie plus simple. Vérifiez les conditions sur service-public.fr.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d5107a8',
    text: 'Le mobilier et les effets personnels entrent en France en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois et les avez eus pour votre usage privé pendant au moins 6 mois. Ils doivent arriver dans les 12 mois suivant votre déménagement ; plusieurs envois sont admis si tout figure sur l’inventaire présenté lors du premier. Rien ne peut être vendu, prêté ou loué pendant 12 mois sans en informer la douane. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': {
    of: '5743bc28',
    text: 'Contrefaçons : la France applique cette règle strictement, même pour un seul objet.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '65ccd23c',
    text: 'Chiens de catégorie 1 (types pit-bull, tosa et mastiff sans pedigree).',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'f31310ae',
    text: 'Véhicules utilitaires ou à usage mixte et mobile homes : exclus de la franchise.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '682c73fb',
    text: 'Matériel professionnel et stocks de matières premières : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'e193b927',
    text: 'Armes : seulement avec les permis que la France exige.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '19544659',
    text: 'Plantes : seulement avec un certificat phytosanitaire.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'd30d9cb7',
    text: 'Déclaration d’entrée en franchise de biens personnels, généralement le formulaire Cerfa 10070 ; vérifiez le numéro et la version en vigueur auprès de la douane française.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd82d5178',
    text: 'Inventaire avec les valeurs, daté et signé, généralement en deux exemplaires.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6a6c358d',
    text: 'Preuve que vous avez vécu hors de l’UE pendant au moins 12 mois et que vous vivez maintenant en France.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'ab8cc09c',
    text: 'Certificat de changement de résidence du consulat de France, pour les Français qui rentrent.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '74087950',
    text: 'Passeport avec le visa de long séjour, pour les ressortissants de pays hors UE.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'dcd7f1bb',
    text: 'Papiers montrant qu’une voiture, un bateau ou un avion a supporté ses taxes dans le pays d’origine.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '433b0682',
    text: 'Le dédouanement du mobilier en France prend généralement 3 à 7 jours ouvrables une fois le dossier complet. Inscrivez sur le premier inventaire tout ce que vous pourriez envoyer plus tard, car ce qui n’y figure pas risque de perdre la franchise.',
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
    of: '571bb221',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers la France.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: 'e9ec35a2',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en France ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Les chiens de catégorie 1 (types pit-bull, tosa et mastiff sans pedigree) ne peuvent pas du tout être introduits. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '605d5a2f',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en France ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès du ministère français de l’Agriculture (agriculture.gouv.fr).',
  },
  'vehicleImport.regulations': {
    of: 'c0fc7157',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener en France en franchise de droits avec son mobilier, aux conditions suivantes : 12 mois de vie à l’étranger, 6 mois d’usage privé, taxes payées dans le pays d’origine et pas de vente pendant 12 mois. Après la douane, elle doit être immatriculée en France.',
  },
  'vehicleImport.duties': {
    of: '6a6d52fd',
    text: 'Avec la franchise pour transfert de résidence, ni droits ni TVA ne sont dus sur la voiture en France. Sans elle, prévoyez généralement 10 % de droits et 20 % de TVA, et l’immatriculation peut entraîner un malus CO2, dont les nouveaux arrivants peuvent parfois être exonérés ; vérifiez auprès de la douane française et de l’ANTS, l’agence chargée de l’immatriculation.',
  },
  'vehicleImport.documentation.0': {
    of: '05cae2ef',
    text: 'Certificat de douane 846A, généralement nécessaire pour l’immatriculation.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Certificat d’immatriculation étranger à votre nom.' },
  'vehicleImport.documentation.2': {
    of: '417d7eb7',
    text: 'Preuve que les taxes sur la voiture ont été payées dans le pays d’origine.',
  },
  'vehicleImport.documentation.3': {
    of: 'd8eb6d1f',
    text: 'Certificat de conformité, ou réception pour les voitures qui ne sont pas construites aux normes de l’UE.',
  },
  'vehicleImport.documentation.4': {
    of: 'de53800c',
    text: 'Demande d’immatriculation auprès de l’ANTS, faite en ligne.',
  },
  'vehicleImport.restrictions': {
    of: 'f71e85fe',
    text: 'Faire venir une voiture en France peut être avantageux si la franchise s’y applique et si la voiture est conforme aux normes de l’UE ; les voitures construites pour d’autres marchés peuvent exiger une réception à titre isolé, lente et chère. Les véhicules utilitaires et les mobile homes n’ont pas droit à la franchise. Certaines villes limitent les voitures anciennes au moyen de la vignette Crit’Air, selon des règles en cours de changement, et l’on roule à droite.',
  },
  'healthcare.system': {
    of: '3815c433',
    text: 'La France a une assurance maladie publique universelle qui rembourse une grande partie des frais de médecin, d’hôpital et de médicaments. Vous choisissez un médecin traitant et utilisez la carte Vitale.',
  },
  'healthcare.insurance': {
    of: 'b8751cd0',
    text: 'Les salariés en France s’affilient au régime public par leur travail ; les autres résidents peuvent généralement y entrer après trois mois de résidence stable. La plupart des gens ajoutent une assurance complémentaire (mutuelle), et les visas de long séjour exigent souvent une couverture privée au début.',
  },
  'healthcare.emergencyNumber': { of: '67483729', text: '112, 15 (ambulance), 17 (police), 18 (pompiers)' },
  'education.schoolSystem': {
    of: 'ad9873c3',
    text: 'En France, l’instruction est obligatoire de 3 à 16 ans : école maternelle, école élémentaire, collège et lycée, gratuits dans le public. L’année va de septembre à début juillet ; la mairie inscrit les plus jeunes selon l’adresse.',
  },
  'education.languageOfInstruction': {
    of: '58206c9d',
    text: 'Les écoles de France enseignent en français. Beaucoup de villes ont des classes de soutien pour les enfants nouvellement arrivés, et certaines écoles publiques ont des sections internationales.',
  },
  'utilities.electricity': {
    of: 'ee04f2bd',
    text: 'En France, le courant est de 230 V à 50 Hz, avec des prises de type C et E. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '6963c5de',
    text: 'La fibre dessert la plupart des villes de France, et les contrats regroupent généralement internet, télévision et téléphone. La mise en service peut prendre un certain temps dans un logement nouvellement loué : commandez-la tôt.',
  },
  'utilities.banking': {
    of: '3b31d662',
    text: 'Pour ouvrir un compte bancaire en France, il faut généralement un passeport, un justificatif de domicile et un justificatif de revenus ; les coordonnées du compte (RIB) sont nécessaires pour le loyer, l’électricité et le salaire. Si des banques vous refusent, la Banque de France a une procédure de droit au compte pour les résidents.',
  },
  'culturalTips.0': {
    of: '460d9452',
    text: 'Dites bonjour en entrant dans un magasin ou au début de toute conversation, et au revoir en partant ; cela compte.',
  },
  'culturalTips.1': {
    of: 'e27d9de2',
    text: 'Vouvoyez les personnes que vous ne connaissez pas jusqu’à ce qu’elles vous proposent le tutoiement.',
  },
  'culturalTips.2': {
    of: '94dbce72',
    text: 'Beaucoup de magasins et de bureaux ferment à midi, le dimanche et une partie du mois d’août : organisez vos courses et démarches en conséquence.',
  },
  'culturalTips.3': {
    of: 'a2f704a0',
    text: 'Gardez des copies papier : le dossier demandé par un bailleur ou une préfecture réclame souvent les mêmes documents une nouvelle fois.',
  },
  'culturalTips.4': {
    of: 'e46d8aad',
    text: 'Lisez le délai de préavis dans le bail et participez à l’état des lieux, à l’entrée comme à la sortie.',
  },
  'importantContacts.emergencyServices': {
    of: 'bfd24462',
    text: 'En France, composez le 112 pour toute urgence, le 15 pour une ambulance (SAMU), le 17 pour la police ou le 18 pour les pompiers ; le 114 s’adresse aux personnes sourdes ou malentendantes.',
  },
  'importantContacts.taxOffice': {
    of: '7fa0f888',
    text: 'La Direction générale des Finances publiques (DGFiP) gère les impôts : impots.gouv.fr.',
  },
  'sources.0.title': { of: '7f4b390d', text: 'Douane française : transférer sa résidence principale en France' },
  'sources.1.title': { of: 'ab7110ae', text: 'Ambassade de France en Chine : douane pour les personnes qui rentrent' },
  'sources.2.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.3.title': { of: '707ca4f8', text: 'France-Visas : le site officiel des visas' },
  'sources.4.title': { of: '8eb79c9c', text: 'Service-Public : guide officiel des droits et démarches' },
  'sources.5.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.6.title': { of: 'b4054ff9', text: 'Ministère français de l’Agriculture' },
  'sources.7.title': { of: 'e440933f', text: 'Administration fiscale française' },
  'sources.8.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
