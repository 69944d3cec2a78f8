import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '37944012', text: 'Moyen-Orient' },
  currency: { of: 'efe30280', text: 'Dirham des Émirats arabes unis (AED)' },
  'visaRequirements.touristVisa': {
    of: 'aea616a8',
    text: 'De nombreuses nationalités obtiennent un visa de visite à l’arrivée aux Émirats arabes unis, d’autres le demandent avant, souvent par la compagnie aérienne ou l’hôtel. Le nombre de jours accordés dépend du passeport : vérifiez sur u.ae. Une visite ne permet pas de travailler, et un envoi de déménagement ne peut généralement pas être dédouané avec ce visa.',
  },
  'visaRequirements.workVisa': {
    of: 'af7918ab',
    text: 'Pour que vous puissiez travailler aux Émirats arabes unis, l’employeur demande généralement le permis de travail et parraine le visa de résidence ; une zone franche fait de même pour les entreprises qui s’y trouvent. Les visas Golden et Green permettent à certains professionnels, investisseurs et indépendants d’y vivre sans employeur comme parrain. Les conditions ont été réformées plus d’une fois : vérifiez sur icp.gov.ae ou, pour Dubaï, sur gdrfad.gov.ae.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd77e012',
    text: 'Les formalités du visa de résidence pour les Émirats arabes unis s’achèvent généralement après l’arrivée : examen médical, empreintes digitales et carte Emirates ID, que vous présentez ensuite pour presque tout. Ce visa dure d’ordinaire environ deux ans avec un employeur et plus longtemps avec un visa Golden. De longs séjours à l’étranger peuvent y mettre fin : renseignez-vous avant de partir pour des mois.',
  },
  'visaRequirements.familyReunification': {
    of: '7d51230c',
    text: 'Les résidents des Émirats arabes unis peuvent généralement parrainer conjoint et enfants s’ils gagnent un certain salaire minimum et y ont un logement ; les fils et les filles ont des limites d’âge différentes. Faites attester les actes de mariage et de naissance dans le pays d’origine et par les autorités émiriennes avant de déménager, car cela prend des semaines. Vérifiez le salaire actuel sur u.ae.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7b8aa863',
    text: 'Les bagages personnels, le mobilier et les effets personnels usagés entrent aux Émirats arabes unis en franchise de droits, en quantités non commerciales, pour les étrangers qui viennent y résider pour la première fois et pour les citoyens émiriens qui rentrent d’un pays hors des États du Golfe (CCG, GCC). Les étrangers montrent qu’ils y resteront ou y travailleront au moins un an. Les biens neufs et les quantités commerciales supportent 5 % de droits de douane, et une TVA de 5 % peut aussi être due sur les objets neufs.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': { of: 'e5883613', text: 'Pornographie.' },
  'customsRegulations.prohibitedItems.2': { of: '8b854e98', text: 'Matériel de jeux d’argent.' },
  'customsRegulations.prohibitedItems.3': { of: '74cd0349', text: 'Ivoire et corne de rhinocéros.' },
  'customsRegulations.prohibitedItems.4': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.5': {
    of: '2a4654a9',
    text: 'Biens interdits de toute sorte : les peines sont sévères si une inspection en trouve, passez donc en revue livres, disques et boîte à pharmacie avant d’emballer.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'c557c04e',
    text: 'Médicaments : beaucoup de ceux qui contiennent de la codéine ou des sédatifs exigent d’abord l’accord du ministère de la Santé (MOHAP).',
  },
  'customsRegulations.restrictedItems.1': {
    of: '28f95308',
    text: 'Alcool : limité, et mieux vaut ne pas le mettre dans l’envoi.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '379f622e',
    text: 'Produits à base de porc : soumis à restrictions, et mieux vaut les laisser.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '0b606611',
    text: 'Cigarettes électroniques : des limites s’appliquent, renseignez-vous auprès de la douane de votre émirat.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '9c9e1029',
    text: 'Drones et émetteurs radio : seulement avec autorisation.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '57bfc33c',
    text: 'Livres, films et autres publications : leur contenu peut être contrôlé.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'ef527530',
    text: 'Déclaration en douane unifiée, déposée par l’agent auprès de la douane de l’émirat.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'aeb16be5',
    text: 'Passeport et, une fois délivrée, carte Emirates ID.',
  },
  'customsRegulations.documentationRequired.2': { of: 'd65293ba', text: 'Copie du visa de résidence.' },
  'customsRegulations.documentationRequired.3': { of: '0b053511', text: 'Liste détaillée des biens.' },
  'customsRegulations.documentationRequired.4': {
    of: '8ccd5b24',
    text: 'Connaissement ou lettre de transport aérien, et bon de livraison du transporteur.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e088a428',
    text: 'Preuve d’un séjour ou d’un travail d’au moins un an, comme le contrat de travail.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '83cde891',
    text: 'Selon un guide de l’association des déménageurs qui date de quelques années, le dédouanement aux Émirats arabes unis prend généralement environ 4 à 5 jours ouvrables pour le fret maritime et 3 à 4 jours pour le fret aérien. Rien n’est dédouané ni libéré sans le visa de résidence et le passeport : ne laissez donc partir l’envoi que lorsque le visa est en route. Chaque émirat a sa propre douane.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Puce électronique avant la vaccination antirabique.' },
  'petImport.vaccinations.1': { of: '392cf51d', text: 'Vaccination antirabique, valable le jour du voyage.' },
  'petImport.vaccinations.2': {
    of: '4c3027d6',
    text: 'Titrage des anticorps antirabiques si vous venez d’un pays considéré comme à risque élevé.',
  },
  'petImport.vaccinations.3': {
    of: 'a36ef8df',
    text: 'Âge minimum habituel à l’arrivée : 15 semaines en venant d’un pays à faible risque et 27 semaines d’un pays à risque élevé.',
  },
  'petImport.quarantine': {
    of: 'e370813a',
    text: 'Les animaux qui arrivent aux Émirats arabes unis avec un permis valable et des papiers complets sont généralement rendus à leur propriétaire après inspection, sans quarantaine. Les types pit-bull, les mastiffs, le tosa, le cane corso, l’American bully et d’autres races sont généralement refusés : renseignez-vous sur la vôtre avant toute chose. Généralement, deux animaux au plus par personne et par an peuvent entrer.',
  },
  'petImport.healthCertificate': {
    of: '932971b6',
    text: 'Pour les Émirats arabes unis, un chien ou un chat a besoin d’un permis d’importation du ministère (MOCCAE, moccae.gov.ae), valable 30 jours, et d’un certificat sanitaire vétérinaire officiel ; d’après d’autres guides, le permis coûte environ 200 AED et la mainlevée 500 AED pour un chien ou 250 pour un chat. Faites la demande environ un mois avant le vol. Si la prise de sang vous concerne, commencez environ quatre mois à l’avance ou plus tôt.',
  },
  'vehicleImport.regulations': {
    of: '9c749956',
    text: 'Une voiture amenée aux Émirats arabes unis doit avoir le volant à gauche et passer les contrôles de conformité du ministère de l’Industrie (MoIAT), et les voitures qui ont eu un accident grave sont refusées. Les sources divergent beaucoup sur la limite d’âge et citent 4, 5 ou 10 ans : obtenez une réponse écrite pour votre voiture avant d’expédier.',
  },
  'vehicleImport.duties': {
    of: '22d64bac',
    text: 'Aux Émirats arabes unis, la douane évalue les véhicules importés et perçoit 5 % de droits, et 5 % de TVA s’y ajoutent généralement. Il ne faut pas compter sur la franchise du mobilier pour une voiture ; renseignez-vous auprès de la douane de votre émirat.',
  },
  'vehicleImport.documentation.0': {
    of: '0e3b2cc5',
    text: 'Titre de propriété ou certificat d’immatriculation et, si la voiture a été exportée, certificat d’exportation.',
  },
  'vehicleImport.documentation.1': { of: '1d65df47', text: 'Facture d’achat ou autre preuve de la valeur.' },
  'vehicleImport.documentation.2': { of: '68da8f96', text: 'Passeport, visa de résidence et carte Emirates ID.' },
  'vehicleImport.documentation.3': { of: '3fb4c23f', text: 'Connaissement et bon de livraison.' },
  'vehicleImport.documentation.4': { of: '2c78896c', text: 'Certificat de conformité du véhicule (VCC).' },
  'vehicleImport.documentation.5': { of: '4cb07326', text: 'Assurance et contrôle technique pour l’immatriculation.' },
  'vehicleImport.restrictions': {
    of: '299436ce',
    text: 'Faire venir une voiture aux Émirats arabes unis est rarement avantageux : une voiture d’un pays froid n’a pas toujours le refroidissement nécessaire, le volant à droite est refusé, et les voitures d’occasion abondent sur place. Les épaves et les voitures accidentées sont bloquées à la frontière. On roule à droite.',
  },
  'healthcare.system': {
    of: '61a4c8da',
    text: 'Les Émirats arabes unis ont des hôpitaux publics et privés modernes, et la plupart des résidents étrangers utilisent les hôpitaux privés grâce à leur assurance. L’anglais y est parlé presque partout.',
  },
  'healthcare.insurance': {
    of: 'e49ca917',
    text: 'L’assurance maladie est obligatoire pour les résidents des Émirats arabes unis, et les employeurs la fournissent généralement au salarié ; la famille est souvent à la charge de celui qui la parraine. Regardez le réseau de cliniques, la participation aux frais et le délai de carence pour la maternité avant de vous fier à une formule de base.',
  },
  'healthcare.emergencyNumber': { of: 'b505ee4c', text: '999 (police), 998 (ambulance), 997 (pompiers)' },
  'education.schoolSystem': {
    of: '376ee5a4',
    text: 'Aux Émirats arabes unis, la plupart des enfants étrangers vont dans des écoles privées aux programmes britannique, indien, américain ou autres, que l’autorité de chaque émirat inspecte et note. L’année scolaire commence le plus souvent fin août, dans certaines écoles en avril. Inscrivez-vous tôt et apportez des bulletins scolaires attestés.',
  },
  'education.languageOfInstruction': {
    of: '64134dc4',
    text: 'Les écoles publiques des Émirats arabes unis enseignent en arabe ; les écoles privées le plus souvent en anglais, avec l’arabe comme matière obligatoire. Il existe des écoles françaises, allemandes, japonaises et autres dans les grandes villes.',
  },
  'utilities.electricity': {
    of: '480541a6',
    text: 'Aux Émirats arabes unis, le courant est de 220 à 240 V à 50 Hz. La prise de type G à trois broches rectangulaires se rencontre dans presque tous les logements, et les types C et D de temps en temps. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '37bc6ca5',
    text: 'La fibre rapide est la règle dans les villes des Émirats arabes unis, avec deux fournisseurs principaux ; celui qui vous dessert peut dépendre de l’immeuble. Il vous faut la carte Emirates ID et le bail. Beaucoup d’applications d’appels vocaux et vidéo gratuits sont bloquées ou limitées : renseignez-vous sur celles qui sont permises.',
  },
  'utilities.banking': {
    of: 'cfd7fdd9',
    text: 'Pour ouvrir un compte aux Émirats arabes unis, les banques demandent généralement le passeport, le visa de résidence, la carte Emirates ID et une attestation de salaire. Le loyer se paie souvent par quelques chèques postdatés : demandez donc un chéquier. Un chèque sans provision a de graves conséquences, et l’absence d’impôt sur le revenu des particuliers ne veut pas dire que votre pays d’origine n’en demande pas.',
  },
  'culturalTips.0': {
    of: 'd84198f5',
    text: 'Pendant le ramadan, les horaires sont réduits ; ne mangez pas, ne buvez pas et ne fumez pas devant ceux qui jeûnent là où ce n’est pas prévu.',
  },
  'culturalTips.1': {
    of: '91fb9806',
    text: 'Habillez-vous avec pudeur dans les bâtiments publics, les centres commerciaux et les quartiers anciens, et gardez le maillot de bain pour la plage et la piscine.',
  },
  'culturalTips.2': {
    of: '8c93db59',
    text: 'Limitez au minimum les gestes d’affection en public, et attendez que l’autre personne tende la main.',
  },
  'culturalTips.3': {
    of: 'd923a64b',
    text: 'Demandez avant de photographier des gens, et ne photographiez pas les bâtiments officiels.',
  },
  'culturalTips.4': {
    of: 'e7221764',
    text: 'Les paroles ou gestes insultants, en ligne et au volant aussi, peuvent être une infraction.',
  },
  'importantContacts.emergencyServices': {
    of: 'dbd51f18',
    text: 'Aux Émirats arabes unis, composez le 999 pour la police, le 998 pour une ambulance et le 997 pour les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: 'b2b8e10e',
    text: 'L’Autorité fédérale des impôts (Federal Tax Authority, tax.gov.ae) gère la TVA et l’impôt sur les sociétés aux Émirats arabes unis et délivre les certificats de résidence fiscale ; il n’y a pas d’impôt sur le revenu des particuliers pour les salaires.',
  },
  'sources.0.title': { of: '83c970f0', text: 'Douane de Fujairah : exonération des bagages personnels et du mobilier' },
  'sources.1.title': { of: '98f4faf2', text: 'Douane de Dubaï : dédouaner des effets personnels' },
  'sources.2.title': { of: '4fec35b2', text: 'Le portail officiel du gouvernement des Émirats arabes unis' },
  'sources.3.title': {
    of: '24c521df',
    text: 'Autorité fédérale de l’identité, de la citoyenneté, des douanes et de la sécurité des ports',
  },
  'sources.4.title': {
    of: '0c627e36',
    text: 'Ministère du Changement climatique et de l’Environnement : animaux de compagnie',
  },
  'sources.5.title': { of: 'dc66ba6a', text: 'Autorité fédérale des impôts' },
  'sources.6.title': {
    of: '4a29740e',
    text: 'International Association of Movers : guide du pays de 2018 (secondary)',
  },
  'sources.7.title': { of: '810f3e49', text: 'Khaleej Times : voyager avec un animal de compagnie (secondary)' },
  'sources.8.title': {
    of: '936e6444',
    text: 'Dubai Vet Clinic : permis d’importation pour animaux de compagnie (secondary)',
  },
  'sources.9.title': {
    of: '93bcc52a',
    text: 'Animals on the Move : races refusées aux Émirats arabes unis (secondary)',
  },
  'sources.10.title': {
    of: '9dc739ba',
    text: 'Zawya : véhicules d’occasion refusés aux Émirats arabes unis (secondary)',
  },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
