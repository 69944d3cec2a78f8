import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Océanie' },
  currency: { of: '7e5f3638', text: 'Dollar australien (AUD)' },
  'visaRequirements.touristVisa': {
    of: '9b8b9efd',
    text: 'Presque tous les visiteurs ont besoin d’un visa pour l’Australie avant d’embarquer : selon le passeport, une autorisation électronique de voyage (Electronic Travel Authority), un eVisitor ou un visa de visiteur, à demander en ligne dans tous les cas. Les citoyens néo-zélandais reçoivent généralement le leur à l’arrivée. Un visa de visiteur ne permet pas de travailler ; vérifiez auprès du ministère de l’Intérieur (Department of Home Affairs, immi.homeaffairs.gov.au) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'c7b6afd8',
    text: 'Pour travailler en Australie, on s’y installe généralement avec un visa parrainé par un employeur, comme le Skills in Demand, ou avec un visa de travailleur qualifié accordé selon un système de points ; les jeunes de nombreux pays peuvent venir avec un visa vacances-travail. Les listes de professions et les règles de revenu changent souvent : consultez celles en vigueur auprès du ministère de l’Intérieur (Department of Home Affairs).',
  },
  'visaRequirements.residencePermit': {
    of: 'c0e0fdaf',
    text: 'L’Australie ne délivre pas de carte de séjour : votre visa est électronique et constitue lui-même le droit de rester. La résidence permanente s’obtient surtout par les visas de travailleur qualifié, les visas parrainés par un employeur et les visas familiaux, qui ont chacun leurs conditions ; le ministère de l’Intérieur (Department of Home Affairs) en donne la liste.',
  },
  'visaRequirements.familyReunification': {
    of: '4d7118b2',
    text: 'Un partenaire et des enfants à charge peuvent généralement figurer dans la même demande de visa australien. Pour rejoindre quelqu’un qui vit déjà là-bas, il existe des visas de partenaire, d’enfant ou de parent, dont le traitement peut être long ; vérifiez les délais de traitement actuels auprès du ministère de l’Intérieur (Department of Home Affairs).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'c8957252',
    text: 'Le mobilier et les effets personnels expédiés en Australie comme effets personnels non accompagnés sont exonérés de droits de douane et de taxe sur les biens et services (GST) si vous les avez possédés et utilisés à l’étranger pendant au moins 12 mois avant votre départ pour l’Australie. Les objets possédés depuis moins de 12 mois sont évalués pour les droits et la GST. L’alcool et le tabac de l’envoi sont toujours taxés, et les véhicules, les pièces de véhicules et les marchandises destinées au commerce ne comptent pas comme effets personnels.',
  },
  'customsRegulations.prohibitedItems.0': { of: '4cc759fc', text: 'Fruits et légumes frais.' },
  'customsRegulations.prohibitedItems.1': { of: '245c4aab', text: 'Plantes vivantes, bulbes et boutures.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c5aa51c2',
    text: 'Graines interdites, et toute graine qui ne peut pas être identifiée.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b35663c6',
    text: 'Produits végétaux présentant un risque élevé de transporter le trogoderme (khapra beetle).',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '95b0a744',
    text: 'Animaux soumis à permis : ils ne voyagent jamais avec le mobilier.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: 'cfa9e9a8',
    text: 'Objets contenant de l’amiante, qui peut se cacher dans les appareils et véhicules anciens.',
  },
  'customsRegulations.prohibitedItems.6': {
    of: 'ba90dcd3',
    text: 'Couteaux à cran d’arrêt et beaucoup d’autres armes, qui sont interdits ou soumis à permis.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '9271d61d',
    text: 'Matériel de camping et de sport, vélos, bottes, outils de jardin et meubles de jardin : déclarez-les et enlevez toute trace de terre et de végétaux.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'dfbcbd20',
    text: 'Objets en bois, en rotin, en bambou et en paille : déclarez-les, car ils peuvent avoir besoin d’un traitement.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '678a73ea',
    text: 'Peaux d’animaux, plumes et coquillages : déclarez-les pour inspection.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '86c055bd',
    text: 'Certains médicaments et stéroïdes : beaucoup exigent une ordonnance ou un permis.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'daa12cf0',
    text: 'Cigarettes électroniques : strictement réglementées, renseignez-vous avant d’en emballer une.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd9478cfc',
    text: 'Alcool et tabac : toujours taxés dans un envoi de déménagement.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '4c46a84d',
    text: 'Déclaration d’effets personnels non accompagnés (Unaccompanied Personal Effects Statement), formulaire B534.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'dc0dadfd',
    text: 'Liste de colisage détaillée de tout ce que contient l’envoi.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '03375e56',
    text: 'Passeport et, généralement, le visa qui montre que vous pouvez vivre en Australie.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '57812a99',
    text: 'Reçus ou autre preuve de la date d’achat des objets possédés depuis moins de 12 mois.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '02ef23cf',
    text: 'Comptez environ 5 à 15 jours ouvrables pour le dédouanement après l’arrivée de l’envoi en Australie ; c’est une fourchette habituelle, non une promesse. Les papiers de chaque envoi sont examinés pour la biosécurité, beaucoup d’envois sont ouverts, et c’est souvent le rendez-vous d’inspection qui retarde tout. Ce qui ne peut pas être traité est détruit ou renvoyé aux frais du propriétaire : nettoyez donc bien tout avant d’emballer.',
  },
  'petImport.vaccinations.0': {
    of: '22e2a260',
    text: 'Vaccination antirabique des chats et chiens venant de pays du Groupe 3, où la rage est présente mais maîtrisée.',
  },
  'petImport.vaccinations.1': {
    of: '7fdd1504',
    text: 'Titrage des anticorps antirabiques neutralisants (RNATT) après la vaccination pour le Groupe 3 ; les résultats sont généralement considérés comme valables 12 mois, faites donc confirmer la date par le ministère de l’Agriculture.',
  },
  'petImport.vaccinations.2': {
    of: '736659ed',
    text: 'Contrôle d’identité par le vétérinaire officiel avant le prélèvement pour le titrage : pour le Groupe 3, c’est normalement ce qui décide entre 10 et 30 jours de quarantaine.',
  },
  'petImport.vaccinations.3': {
    of: 'bf58f9f2',
    text: 'Traitements antiparasitaires et tout autre test indiqué sur le permis d’importation de votre animal.',
  },
  'petImport.quarantine': {
    of: '511b512f',
    text: 'Les animaux passent généralement au moins 10 jours dans la station de quarantaine publique de Mickleham, près de Melbourne, s’ils viennent d’un pays du Groupe 2 ou 3, et jusqu’à 30 jours s’ils viennent du Groupe 3 sans contrôle d’identité préalable ; faites confirmer la durée par le ministère de l’Agriculture. Le dogue argentin, le fila brasileiro, le tosa japonais, les chiens de type pit-bull et le dogue des Canaries (presa canario) sont interdits en Australie, de même que certains chats hybrides comme le savannah.',
  },
  'petImport.healthCertificate': {
    of: '3984779a',
    text: 'Les chats et les chiens n’entrent en Australie que depuis des pays agréés (Groupes 1 à 3) et, pour le Groupe 3, il leur faut un permis d’importation, une déclaration de l’autorité compétente du pays d’origine et au moins 180 jours de résidence continue dans un pays agréé. Les animaux venant d’ailleurs doivent d’abord vivre 180 jours dans un pays agréé. Commencez bien plus de six mois avant votre vol.',
  },
  'vehicleImport.regulations': {
    of: '930a4caf',
    text: 'Un véhicule routier doit avoir, avant son arrivée en Australie, une autorisation d’importation au titre du Road Vehicle Standards Act 2018, à demander en ligne dans le système ROVER ; sans elle, l’Australian Border Force ne le libère pas. La voie de l’importation personnelle demande généralement que vous ayez possédé et utilisé le véhicule à l’étranger pendant au moins 12 mois sans interruption.',
  },
  'vehicleImport.duties': {
    of: '584c4494',
    text: 'Pour une voiture amenée en Australie, prévoyez généralement 5 % de droits de douane (souvent zéro grâce à un accord de libre-échange), 10 % de taxe sur les biens et services (GST) et, au-delà d’un seuil, la taxe sur les voitures de luxe. Vérifiez les taux en vigueur auprès de l’Australian Border Force avant d’expédier.',
  },
  'vehicleImport.documentation.0': {
    of: 'cd5de80f',
    text: 'Autorisation d’importation du véhicule obtenue dans ROVER, accordée avant l’expédition.',
  },
  'vehicleImport.documentation.1': {
    of: 'd9bad028',
    text: 'Preuve de propriété et d’utilisation à l’étranger pendant au moins 12 mois.',
  },
  'vehicleImport.documentation.2': { of: '359f280f', text: 'Passeport et preuve que vous pouvez rester en Australie.' },
  'vehicleImport.documentation.3': {
    of: 'f3286730',
    text: 'Preuve que le véhicule est exempt d’amiante, si elle est demandée.',
  },
  'vehicleImport.restrictions': {
    of: 'df93e895',
    text: 'En Australie, on roule à gauche et le volant à droite est en général attendu ; les véhicules de 25 ans ou plus ont d’ordinaire la voie plus facile. Les voitures doivent arriver très propres et sans amiante. Avec les taxes, le fret et la mise en conformité, faire venir une voiture ordinaire en Australie ne vaut souvent pas la dépense : comparez avec un achat sur place.',
  },
  'healthcare.system': {
    of: '70586ed9',
    text: 'Le régime public australien, Medicare, couvre les hôpitaux publics et une grande partie du coût des consultations médicales. Il s’adresse aux citoyens, aux résidents permanents et à quelques autres personnes, dont les visiteurs de pays qui ont un accord de réciprocité.',
  },
  'healthcare.insurance': {
    of: '86bc9708',
    text: 'Les titulaires d’un visa temporaire en Australie ont généralement besoin d’une assurance maladie privée, et beaucoup de visas en font une condition. Les résidents permanents ajoutent souvent une couverture privée pour les soins dentaires et les hôpitaux privés ; vérifiez les conditions de votre visa auprès du ministère de l’Intérieur (Department of Home Affairs).',
  },
  'healthcare.emergencyNumber': { of: 'e1bca055', text: '000 (le 112 fonctionne aussi depuis un mobile)' },
  'education.schoolSystem': {
    of: 'bb963049',
    text: 'En Australie, l’école relève des États et des territoires, avec un primaire et un secondaire qui vont jusqu’à la 12e année ; l’année scolaire dure d’environ fin janvier à décembre. Les écoles publiques sont ouvertes à tous, mais les familles ayant un visa temporaire peuvent devoir payer des frais : renseignez-vous auprès du ministère de l’Éducation de l’État.',
  },
  'education.languageOfInstruction': {
    of: '41c194df',
    text: 'Les écoles australiennes enseignent en anglais, et beaucoup proposent des cours d’anglais supplémentaires aux enfants nouvellement arrivés.',
  },
  'utilities.electricity': {
    of: 'aaf608cb',
    text: 'En Australie, le courant est de 230 V à 50 Hz, avec des prises de type I. Les appareils prévus pour 110 à 120 V n’y fonctionnent pas sans transformateur : lisez chaque étiquette avant d’emballer.',
  },
  'utilities.internet': {
    of: '120f3d07',
    text: 'En Australie, les logements sont le plus souvent raccordés par le National Broadband Network, vendu par de nombreux opérateurs. Le type de ligne dépend de l’adresse : vérifiez-le avant de signer un bail.',
  },
  'utilities.banking': {
    of: '8a39ece3',
    text: 'Plusieurs grandes banques australiennes permettent aux nouveaux arrivants de commencer l’ouverture d’un compte en ligne avant l’arrivée et de la terminer en agence avec un passeport. Demandez un numéro fiscal (tax file number) à l’administration fiscale peu après votre arrivée, car sans lui l’impôt est retenu à un taux plus élevé.',
  },
  'culturalTips.0': {
    of: '25364552',
    text: 'En Australie, on s’appelle d’emblée par le prénom, au travail aussi ; des manières simples et cordiales mènent plus loin que les titres.',
  },
  'culturalTips.1': {
    of: 'bfb282b5',
    text: 'Le soleil est fort : chapeau, crème solaire et ombre font partie du quotidien, et les écoles exigent souvent un chapeau à l’extérieur.',
  },
  'culturalTips.2': {
    of: 'dfa0cf81',
    text: 'Sur les plages surveillées, baignez-vous entre les drapeaux rouge et jaune, là où les sauveteurs surveillent.',
  },
  'culturalTips.3': {
    of: '4adacff5',
    text: 'Les événements publics s’ouvrent souvent par un hommage aux propriétaires traditionnels de la terre (Traditional Owners) ; il est courtois d’écouter en silence.',
  },
  'culturalTips.4': {
    of: '90f333bb',
    text: 'Les saisons sont inversées par rapport au nord : qui déménage en juillet arrive en hiver, et beaucoup de logements sont peu chauffés.',
  },
  'importantContacts.emergencyServices': {
    of: '4419580d',
    text: 'En Australie, composez le 000 pour la police, les pompiers ou une ambulance ; le 112 fonctionne aussi depuis un téléphone mobile, et le 106 est le service de relais textuel pour les personnes sourdes ou ayant des troubles de la parole.',
  },
  'importantContacts.taxOffice': {
    of: '2b70f98c',
    text: 'L’administration fiscale australienne, l’Australian Taxation Office (ATO), gère les impôts et les numéros fiscaux : ato.gov.au.',
  },
  'sources.0.title': { of: 'ce43341f', text: 'Ministère australien de l’Agriculture : s’installer en Australie' },
  'sources.1.title': { of: '74361f23', text: 'Ministère australien de l’Agriculture : effets personnels' },
  'sources.2.title': {
    of: '34a100ed',
    text: 'Douanes australiennes : effets personnels non accompagnés (page ancienne)',
  },
  'sources.3.title': { of: '9c525e1d', text: 'Australian Border Force' },
  'sources.4.title': {
    of: '6159c73f',
    text: 'Ministère australien de l’Agriculture : titrage des anticorps antirabiques pour chats et chiens',
  },
  'sources.5.title': {
    of: '88e8db75',
    text: 'Ministère australien de l’Agriculture : questions sur la venue de chats et de chiens',
  },
  'sources.6.title': {
    of: '2777fd33',
    text: 'Ministère australien des Infrastructures : importer un véhicule routier',
  },
  'sources.7.title': {
    of: 'b792f3a9',
    text: 'Ministère australien de l’Intérieur (Department of Home Affairs) : visas et installation',
  },
  'sources.8.title': { of: '5e4dfb16', text: 'Administration fiscale australienne (Australian Taxation Office)' },
  'sources.9.title': {
    of: 'd6adfed4',
    text: 'First Migration Service : quarantaine des animaux de compagnie en Australie (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
