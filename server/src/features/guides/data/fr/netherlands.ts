import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europe de l’Ouest' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1d62947e',
    text: 'Les Pays-Bas font partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Une visite ne permet ni de travailler ni de s’installer.',
  },
  'visaRequirements.workVisa': {
    of: '92fc86da',
    text: 'Les citoyens de l’UE peuvent travailler librement aux Pays-Bas. Les autres ont généralement besoin d’un employeur qui fait la demande pour eux : comme migrant hautement qualifié par l’intermédiaire d’un sponsor reconnu, avec une carte bleue européenne, ou avec un permis combiné de travail et de séjour (GVVA). Le service de l’immigration IND (ind.nl) publie les seuils de salaire, qui changent chaque année.',
  },
  'visaRequirements.residencePermit': {
    of: '87385637',
    text: 'Beaucoup de nouveaux arrivants venant de pays hors UE ont besoin d’un visa d’entrée pour long séjour (MVV) avec le titre de séjour, que l’employeur ou le membre de la famille demande à l’IND ; certaines nationalités n’ont besoin que du titre. Après l’arrivée, vous vous inscrivez à la mairie (BRP) et recevez un numéro de service citoyen (BSN), dont tout le reste dépend aux Pays-Bas.',
  },
  'visaRequirements.familyReunification': {
    of: 'f40b82e9',
    text: 'Les partenaires et les enfants mineurs peuvent généralement rejoindre une personne résidant aux Pays-Bas qui a un revenu stable suffisant ; certains partenaires doivent d’abord réussir à l’étranger un examen d’intégration civique de base. Les familles de citoyens de l’UE et de migrants hautement qualifiés ont une voie plus simple. Vérifiez les conditions auprès de l’IND (ind.nl).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'ab6a6e36',
    text: 'Le mobilier et les effets personnels entrent aux Pays-Bas en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois d’affilée et les avez eus et utilisés pendant au moins 6 mois, une durée que la douane néerlandaise compte aussi si elle se répartit sur plusieurs pays hors UE. Ils doivent arriver dans les 12 mois suivant votre installation ; une importation antérieure est possible avec une garantie et un engagement à s’installer dans les 6 mois. Rien ne peut être vendu, prêté, loué ou mis en gage pendant 12 mois sans en informer la douane. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.2': {
    of: '95ab3763',
    text: 'Armes et munitions sans permis, et beaucoup d’armes factices.',
  },
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
  'customsRegulations.restrictedItems.1': { of: 'f1f44f6c', text: 'Véhicules utilitaires : exclus de la franchise.' },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Matériel professionnel : exclu de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '2a148c0d',
    text: 'Biens culturels et antiquités : peuvent exiger des papiers montrant qu’ils ont quitté leur pays légalement.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Plantes : exigent généralement un certificat phytosanitaire.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6ef2898f',
    text: 'Médicaments : seulement pour votre propre usage, et avec un certificat médical pour les plus forts.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'e53fa453',
    text: 'Inventaire signé de tout ce que vous déménagez ; l’entreprise de déménagement dépose la déclaration d’importation avec le code de franchise, vous n’avez donc pas de formulaire à remplir vous-même.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '4dcd79b9',
    text: 'Preuve d’inscription aux Pays-Bas (BRP), ou de désinscription à l’étranger avec un contrat de travail ou de location néerlandais.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '01da6ef1',
    text: 'Passeport, avec le titre de séjour ou le visa d’entrée s’il vous en faut un.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '91d322f3',
    text: 'Papiers d’immatriculation et d’achat d’une voiture qui fait partie du déménagement.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '05161fc2',
    text: 'Autorisation d’importation en franchise (vrijstellingsvergunning) : des pages plus anciennes parlent d’une autorisation préalable, demandez donc au déménageur si elle est nécessaire dans votre cas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'b2b7662f',
    text: 'Le dédouanement aux Pays-Bas prend généralement environ 2 à 5 jours ouvrables une fois que le déménageur a déposé la déclaration avec un dossier complet. Donnez au déménageur l’inventaire signé et les papiers d’inscription avant l’arrivée des biens.',
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
    of: 'e8e39801',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers les Pays-Bas.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: '2722e249',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine aux Pays-Bas ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '2ac8039c',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer aux Pays-Bas ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès de la NVWA, l’autorité chargée de l’alimentation et des animaux (nvwa.nl).',
  },
  'vehicleImport.regulations': {
    of: '07c3d695',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener aux Pays-Bas en franchise de droits avec son mobilier, aux mêmes conditions : 12 mois de vie à l’étranger, 6 mois d’utilisation et pas de vente pendant 12 mois. L’autorité des véhicules RDW la contrôle ensuite avant qu’elle ne reçoive une plaque néerlandaise.',
  },
  'vehicleImport.duties': {
    of: 'ada3ae16',
    text: 'Avec la franchise de déménagement, ni droits ni TVA ne sont dus sur la voiture aux Pays-Bas, mais la taxe d’immatriculation (BPM) est une affaire à part : son exonération exige sa propre demande, généralement avec 6 mois de possession et d’utilisation de la voiture et 12 mois de vie à l’étranger. Sans franchise, prévoyez 10 % de droits, 21 % de TVA et une BPM qui dépend des émissions de CO2.',
  },
  'vehicleImport.documentation.0': { of: 'a21b27f4', text: 'Certificat d’immatriculation étranger à votre nom.' },
  'vehicleImport.documentation.1': {
    of: '67dfc355',
    text: 'Facture d’achat et papiers d’assurance montrant au moins 6 mois d’utilisation.',
  },
  'vehicleImport.documentation.2': { of: '4c5fa412', text: 'Preuve d’inscription aux Pays-Bas (BRP).' },
  'vehicleImport.documentation.3': {
    of: 'e632ce1e',
    text: 'Demande d’exonération de la taxe d’immatriculation (BPM).',
  },
  'vehicleImport.documentation.4': {
    of: '83d35609',
    text: 'Certificat de conformité, si la voiture en a un, et preuve du contrôle par la RDW.',
  },
  'vehicleImport.restrictions': {
    of: '3074956e',
    text: 'Faire venir une voiture aux Pays-Bas peut être avantageux si vous obtenez à la fois la franchise douanière et l’exonération de BPM ; sans cette dernière, une grosse voiture ou une voiture ancienne peut revenir cher. Demandez les deux avant de l’y conduire. Certaines villes interdisent leur centre aux vieux diesels, les permis de stationnement sont rares en ville, et l’on roule à droite.',
  },
  'healthcare.system': {
    of: 'c64555d8',
    text: 'Aux Pays-Bas, le médecin généraliste (huisarts) est la porte d’entrée de tous les autres soins : inscrivez-vous chez l’un d’eux près de chez vous peu après votre arrivée. Les hôpitaux et les spécialistes ne vous reçoivent normalement que sur recommandation du généraliste, sauf en cas d’urgence.',
  },
  'healthcare.insurance': {
    of: '3f50d03f',
    text: 'Toute personne qui vit ou travaille aux Pays-Bas doit souscrire une assurance maladie de base néerlandaise, normalement dans les quatre mois suivant l’inscription, et celle-ci la couvre depuis le début de cette période. Elle comporte une franchise annuelle pour les adultes ; les enfants sont assurés gratuitement.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: '6f55fb41',
    text: 'Aux Pays-Bas, la plupart des enfants commencent l’école primaire à 4 ans, et l’école est obligatoire dès 5 ans. Vers 12 ans, ils passent dans l’un des différents types d’écoles secondaires (vmbo, havo ou vwo) sur l’avis de l’école primaire. Les écoles financées par l’État ne demandent pas de frais de scolarité ; les plus réputées ont des listes d’attente.',
  },
  'education.languageOfInstruction': {
    of: 'f0afa13c',
    text: 'Les écoles des Pays-Bas enseignent en néerlandais, avec des classes d’accueil pour les enfants qui ne le parlent pas encore. Il y a des écoles bilingues, et des écoles internationales autour des grandes villes.',
  },
  'utilities.electricity': {
    of: '294e151a',
    text: 'Aux Pays-Bas, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: 'f64edc69',
    text: 'Le câble et la fibre rapides desservent presque tous les logements des Pays-Bas. Commandez dès que vous connaissez l’adresse, car un changement ou une nouvelle ligne peut prendre quelques semaines.',
  },
  'utilities.banking': {
    of: 'b02e8e09',
    text: 'Les banques des Pays-Bas demandent votre numéro de service citoyen (BSN), votre passeport et votre adresse, mais certaines ouvrent un compte tout de suite et vous laissent ajouter le numéro plus tard. Beaucoup de magasins n’acceptent que les cartes de débit : un compte est donc l’une des premières choses à régler.',
  },
  'culturalTips.0': {
    of: '417d33d2',
    text: 'Aux Pays-Bas, prenez rendez-vous, même pour rendre visite à des voisins ou à des amis, et arrivez à l’heure.',
  },
  'culturalTips.1': {
    of: 'bbc64b7e',
    text: 'Aux Pays-Bas, le franc-parler est une marque de respect ; vous pouvez répondre tout aussi franchement.',
  },
  'culturalTips.2': {
    of: '37f756dc',
    text: 'Apprenez les règles des pistes cyclables avant votre première sortie, et regardez s’il vient un vélo avant d’ouvrir une portière.',
  },
  'culturalTips.3': {
    of: 'd5a41f10',
    text: 'Les escaliers des maisons néerlandaises sont souvent trop raides et trop étroits pour les meubles : parlez au déménageur d’un monte-meubles extérieur et du permis de stationner dans la rue.',
  },
  'culturalTips.4': {
    of: '4dfb8694',
    text: 'Aux Pays-Bas, lors d’un anniversaire, on félicite aussi la famille, pas seulement la personne fêtée.',
  },
  'importantContacts.emergencyServices': {
    of: 'eaee41ae',
    text: 'Aux Pays-Bas, composez le 112 pour la police, une ambulance ou les pompiers ; le 0900-8844 joint la police quand ce n’est pas urgent.',
  },
  'importantContacts.taxOffice': {
    of: 'a2bda3ed',
    text: 'Le Belastingdienst gère les impôts et la douane aux Pays-Bas : belastingdienst.nl.',
  },
  'sources.0.title': {
    of: '062a8de9',
    text: 'Administration fiscale néerlandaise : déménager son mobilier aux Pays-Bas en franchise de taxes',
  },
  'sources.1.title': {
    of: '32d53090',
    text: 'Manuel de la douane néerlandaise : franchise pour les biens d’un déménagement',
  },
  'sources.2.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.3.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.4.title': { of: '305ef7bd', text: 'Service de l’immigration et de la naturalisation (IND)' },
  'sources.5.title': { of: '40ad45f3', text: 'Autorité néerlandaise de l’alimentation et des animaux (NVWA)' },
  'sources.6.title': { of: '42579c52', text: 'Autorité néerlandaise des véhicules (RDW)' },
  'sources.7.title': { of: '53473680', text: 'Administration fiscale néerlandaise' },
  'sources.8.title': { of: '63e4824a', text: 'Expat Centre Maastricht Region : déclaration des biens (secondary)' },
  'sources.9.title': {
    of: 'ccde812b',
    text: 'Grensinfo : effets de déménagement et taxe d’immatriculation (secondary)',
  },
  'sources.10.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
