import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europe du Nord' },
  currency: { of: '998f6dbb', text: 'Couronne suédoise (SEK)' },
  'visaRequirements.touristVisa': {
    of: '120526b6',
    text: 'La Suède fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. L’Office suédois des migrations (migrationsverket.se) indique ce qu’exige votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'c537e6c0',
    text: 'Les citoyens de l’UE peuvent travailler librement en Suède, et les citoyens des pays nordiques n’ont besoin d’aucune formalité. Les autres ont besoin, avant de partir, d’un permis de travail, qui repose sur une offre d’emploi aux conditions suédoises et un salaire minimum ajusté de temps à autre ; la carte bleue européenne est la voie des personnes hautement qualifiées. Vérifiez le salaire actuel sur migrationsverket.se.',
  },
  'visaRequirements.residencePermit': {
    of: 'cd8adcea',
    text: 'Les ressortissants de pays hors UE qui restent en Suède plus de trois mois ont besoin d’un titre de séjour, normalement accordé avant l’entrée. Toute personne qui y vivra un an ou plus s’inscrit auprès de l’administration fiscale suédoise (Skatteverket) et reçoit un numéro personnel (personnummer), qui ouvre presque toutes les autres portes. Les citoyens de l’UE n’ont pas besoin de titre mais doivent remplir les conditions du droit de séjour.',
  },
  'visaRequirements.familyReunification': {
    of: '62b7e05a',
    text: 'Un conjoint, un partenaire enregistré ou un concubin et les enfants de moins de 18 ans peuvent généralement obtenir un titre pour rejoindre une personne résidant en Suède, souvent en même temps qu’un permis de travail. La personne qui y vit doit le plus souvent justifier d’un revenu et d’un logement de taille suffisante. Faites la demande sur migrationsverket.se avant de déménager, car les délais d’attente sont longs.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '98b8ef95',
    text: 'Vous pouvez apporter votre mobilier et vos effets personnels en Suède en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins un an, si vous avez possédé et utilisé ces objets pendant au moins 6 mois et si vous comptez vivre en Suède pendant au moins un an. Vous avez un an pour les faire venir, et ils ne peuvent pas être vendus, prêtés ou loués pendant un an ensuite. D’autres règles valent pour les personnes qui reviennent en Suède : précisez donc votre cas. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'fbdefbe1',
    text: 'Armes à feu et munitions : seulement avec un permis de la police suédoise.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '08796072',
    text: 'Certains couteaux et gaz poivré : interdits ou soumis à permis, laissez-les donc ou demandez d’abord à la douane suédoise.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '342ec8e0',
    text: 'Médicaments : seulement pour votre propre usage, avec des limites strictes pour ceux classés comme stupéfiants.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Véhicules utilitaires et biens d’entreprise : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cb8485a9',
    text: 'Formulaire de déclaration de la douane suédoise pour l’exonération de droits (Försäkran).',
  },
  'customsRegulations.documentationRequired.1': { of: 'bff2ed3e', text: 'Inventaire des biens.' },
  'customsRegulations.documentationRequired.2': {
    of: '456f3486',
    text: 'Passeport, avec le titre de séjour pour les ressortissants de pays hors UE.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'cc898958',
    text: 'Preuve que vous avez vécu hors de l’UE pendant au moins 12 mois.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'b91fbec0',
    text: 'Preuve d’un logement ou d’un travail en Suède, comme un bail ou un contrat de travail.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '88c9d5d9',
    text: 'Inscription auprès de l’administration fiscale suédoise (Skatteverket), une fois que vous l’avez.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '32d3ea12',
    text: 'Le dédouanement du mobilier en Suède prend généralement 2 à 5 jours ouvrables une fois le dossier complet. Si vous revenez en Suède, de courtes visites pendant vos années à l’étranger n’interrompent pas toujours la période ; pour la limite exacte, le mieux est de demander à la douane suédoise (tullverket.se).',
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
    of: '4eee0d7d',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers la Suède.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.vaccinations.4': {
    of: 'bfa54591',
    text: 'Le traitement contre le ténia pour les chiens venant de l’UE ne serait plus demandé, selon des sources récentes ; vérifiez auprès de l’Office suédois de l’agriculture (jordbruksverket.se).',
  },
  'petImport.quarantine': {
    of: 'ad3209ef',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Suède ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Les animaux venant de pays hors UE doivent généralement arriver par un poste de contrôle frontalier comme Stockholm Arlanda ou Göteborg Landvetter, et être signalés à la douane suédoise à l’arrivée. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: 'ca31012b',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en Suède ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès de l’Office suédois de l’agriculture (jordbruksverket.se).',
  },
  'vehicleImport.regulations': {
    of: 'd64e0cfd',
    text: 'Un nouvel arrivant venant d’un pays hors UE peut amener une voiture particulière en Suède en franchise de droits avec son mobilier s’il l’a possédée et utilisée pendant au moins 6 mois avant le départ ; elle ne peut pas être vendue, prêtée ou louée pendant un an. La voiture doit ensuite passer un contrôle d’immatriculation avant que l’Agence suédoise des transports (Transportstyrelsen) ne l’immatricule.',
  },
  'vehicleImport.duties': {
    of: 'bab65734',
    text: 'Avec la franchise, ni droits ni TVA ne sont dus sur la voiture en Suède ; sans elle, prévoyez 10 % de droits et 25 % de TVA. La taxe annuelle sur les véhicules dépend des émissions et peut être élevée pour les voitures à essence et diesel récentes. Vérifiez auprès de la douane suédoise (tullverket.se) et de l’Agence suédoise des transports.',
  },
  'vehicleImport.documentation.0': { of: 'fc573de2', text: 'Certificat d’immatriculation étranger à votre nom.' },
  'vehicleImport.documentation.1': {
    of: 'a4507552',
    text: 'Preuve que vous avez possédé et utilisé la voiture pendant au moins 6 mois, comme les papiers d’immatriculation et d’assurance.',
  },
  'vehicleImport.documentation.2': { of: '3d5c37ec', text: 'Décision de la douane sur l’exonération de droits.' },
  'vehicleImport.documentation.3': {
    of: 'd46c2c44',
    text: 'Certificat de conformité ou autres données techniques pour le contrôle d’immatriculation.',
  },
  'vehicleImport.documentation.4': { of: '172d3991', text: 'Assurance valable en Suède.' },
  'vehicleImport.restrictions': {
    of: '1feb7093',
    text: 'Faire venir une voiture en Suède peut être avantageux si la franchise s’y applique et si la voiture a été construite aux normes de l’UE ; les voitures construites pour d’autres marchés peuvent échouer au contrôle d’immatriculation. Les véhicules utilitaires n’ont pas droit à la franchise. Les pneus d’hiver sont obligatoires en conditions hivernales de décembre à mars, et l’on roule à droite.',
  },
  'healthcare.system': {
    of: 'ea628ed7',
    text: 'En Suède, les soins de santé sont publics, gérés par les régions et financés par l’impôt, avec des frais modestes par visite jusqu’à un plafond annuel ; vous choisissez un centre de santé (vårdcentral) comme premier point de contact. La ligne de conseil 1177 vous dit jour et nuit où aller.',
  },
  'healthcare.insurance': {
    of: '30ca02ab',
    text: 'Toute personne inscrite comme habitant la Suède est couverte par les soins publics, ce qui suppose généralement un séjour d’au moins un an. En attendant le numéro personnel, ou si vous restez moins longtemps, prenez une assurance qui couvre la Suède ; les visiteurs de l’UE utilisent la carte européenne d’assurance maladie.',
  },
  'healthcare.emergencyNumber': {
    of: '613303f0',
    text: '112 (tout), 114 14 (police, non urgent), 1177 (conseils de santé)',
  },
  'education.schoolSystem': {
    of: '3ec0f223',
    text: 'En Suède, l’école est obligatoire dès l’année des six ans, gratuite, et les repas de midi le sont aussi ; elle compte neuf classes, et presque tout le monde continue au secondaire supérieur. Les écoles municipales et indépendantes sont toutes gratuites. L’école à la maison n’est presque jamais permise.',
  },
  'education.languageOfInstruction': {
    of: '03911f0b',
    text: 'Les écoles de Suède enseignent en suédois, avec des classes d’introduction et souvent des cours dans la langue maternelle pour les nouveaux arrivants. Les grandes villes ont des écoles anglophones et internationales, certaines gratuites, avec des listes d’attente où il vaut la peine de s’inscrire tôt.',
  },
  'utilities.electricity': {
    of: 'f26fac05',
    text: 'En Suède, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur. On a généralement deux contrats, l’un avec le réseau local et l’autre avec un vendeur d’électricité de son choix.',
  },
  'utilities.internet': {
    of: 'b959a74c',
    text: 'La fibre est courante en Suède et, dans beaucoup d’immeubles, partagée ou comprise dans le loyer. Pour la commander, il faut généralement un numéro personnel : une ligne mobile prépayée aide donc les premières semaines.',
  },
  'utilities.banking': {
    of: 'e31ed891',
    text: 'Un compte bancaire est un droit pour les résidents en règle en Suède, mais l’ouvrir est bien plus facile avec le numéro personnel, et les banques demandent d’où vient votre argent. BankID, l’identité électronique que vous obtenez par la banque, sert à presque tout. Les espèces s’utilisent rarement et beaucoup de magasins les refusent.',
  },
  'culturalTips.0': { of: 'ddf9c797', text: 'Enlevez vos chaussures en entrant dans un logement.' },
  'culturalTips.1': {
    of: '7757e454',
    text: 'Soyez à l’heure à la minute près, à dîner aussi, et envoyez un message si vous êtes en retard.',
  },
  'culturalTips.2': {
    of: 'b7320ae2',
    text: 'Prenez un numéro ou cherchez la fin de la file : on prend les files d’attente au sérieux.',
  },
  'culturalTips.3': {
    of: '310c1593',
    text: 'Le fika, la pause-café entre collègues, fait partie de la journée de travail : participez-y.',
  },
  'culturalTips.4': {
    of: 'e24deb22',
    text: 'Les immeubles partagent une buanderie avec des heures réservées ; tenez-vous aux vôtres et laissez-la propre.',
  },
  'importantContacts.emergencyServices': {
    of: '87572097',
    text: 'En Suède, composez le 112 pour toute urgence, le 114 14 pour la police quand ce n’est pas urgent, et le 1177 pour des conseils de santé.',
  },
  'importantContacts.taxOffice': {
    of: '18826bfd',
    text: 'L’administration fiscale suédoise (Skatteverket, skatteverket.se) gère les impôts, le registre de la population et le numéro personnel : c’est donc généralement le premier bureau à visiter.',
  },
  'sources.0.title': { of: '6bf18779', text: 'Douane suédoise : exonération de droits pour les immigrants' },
  'sources.1.title': { of: '8bab9778', text: 'Douane suédoise : déménager vers la Suède ou la quitter' },
  'sources.2.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.3.title': { of: '4bbadc90', text: 'Office suédois des migrations' },
  'sources.4.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.5.title': { of: '4c22261b', text: 'Office suédois de l’agriculture' },
  'sources.6.title': {
    of: 'f660dbba',
    text: 'Administration fiscale suédoise : s’installer en Suède et numéro personnel',
  },
  'sources.7.title': { of: 'e5072b53', text: 'Rainier Overseas : règles douanières pour la Suède (secondary)' },
  'sources.8.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
