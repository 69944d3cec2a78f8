import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amérique du Nord' },
  currency: { of: 'c51e4f24', text: 'Dollar des États-Unis (USD)' },
  'visaRequirements.touristVisa': {
    of: '8d84f264',
    text: 'Les citoyens des pays du programme d’exemption de visa (Visa Waiver Program) visitent les États-Unis jusqu’à 90 jours avec un ESTA, dont le tarif serait d’environ 40 USD depuis septembre 2025 ; les autres demandent un visa de visiteur B-1/B-2 dans un consulat, souvent avec une longue attente. Vérifiez sur travel.state.gov. Une visite ne permet pas de travailler, et les visiteurs n’ont pas droit à l’entrée en franchise du mobilier et des effets personnels.',
  },
  'visaRequirements.workVisa': {
    of: '40736db2',
    text: 'Pour travailler aux États-Unis, il faut généralement d’abord une requête (petition) d’un employeur, par exemple pour un visa H-1B, L-1 ou O-1, puis le visa d’un consulat. Certains types sont limités par des quotas et une loterie, et les frais et les règles ont souvent changé. Lisez uscis.gov et consultez un avocat en immigration avant de quitter votre logement.',
  },
  'visaRequirements.residencePermit': {
    of: '233ff646',
    text: 'La résidence durable aux États-Unis passe par la carte verte (green card), obtenue par la famille, le travail, l’investissement ou la loterie annuelle, et cela peut prendre des années. Les travailleurs temporaires y vivent selon les dates de leur formulaire I-94, que l’on trouve en ligne et qui compte plus que le visa dans le passeport. Signalez un changement d’adresse à l’USCIS, généralement dans les 10 jours.',
  },
  'visaRequirements.familyReunification': {
    of: 'e2cf53b2',
    text: 'Le conjoint et les enfants non mariés de moins de 21 ans d’un travailleur temporaire viennent généralement aux États-Unis avec un visa de personne à charge comme le H-4 ou le L-2 ; tous ne peuvent pas travailler. Les citoyens et les titulaires de la carte verte déposent une requête pour leurs proches, avec des attentes de plusieurs mois à de nombreuses années. Vérifiez sur uscis.gov.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7281eaa1',
    text: 'Le mobilier et les effets personnels entrent aux États-Unis en franchise de droits si vous les avez utilisés, ou les aviez à disposition dans votre foyer, pendant au moins un an ; selon des copies du texte de la douane, cette année n’a pas besoin d’être continue ni de précéder immédiatement le déménagement. Ils doivent venir du pays où ils ont été utilisés, dans les 10 ans suivant votre première arrivée comme résident. Les objets utilisés moins d’un an sont passibles de droits et s’inscrivent à part sur le formulaire. Les visiteurs avec un visa B-1/B-2 n’y ont pas droit : renseignez-vous auprès de Customs and Border Protection (cbp.gov) si votre statut n’est pas clair.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': { of: '6430d76d', text: 'Œufs en chocolat contenant un jouet.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.3': {
    of: '32fa6ddc',
    text: 'Ivoire et autres animaux et plantes protégés sans documents CITES.',
  },
  'customsRegulations.prohibitedItems.4': { of: '13e73adb', text: 'Terre et matières biologiques sans permis.' },
  'customsRegulations.prohibitedItems.5': {
    of: '3e4186f7',
    text: 'La plupart des viandes et des plantes sans permis du ministère de l’Agriculture (USDA).',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'eac973d9',
    text: 'Marchandises de Cuba, d’Iran et de Corée du Nord : soumises à restrictions, tapis et cigares compris.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7cb41fee',
    text: 'Armes à feu et munitions : exigent le formulaire ATF Form 6, approuvé avant l’expédition.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '3a80cd3c',
    text: 'Alcool : passible de droits, soumis aux règles de l’État, et l’absinthe seulement dans certaines limites.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '214b66c6',
    text: 'Céramiques émaillées contenant du plomb : peuvent être refusées, laissez donc la vieille vaisselle.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bb99cd69',
    text: 'Médicaments : emportez ce qu’il faut pour vos besoins personnels dans l’emballage d’origine, avec l’ordonnance.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '41b7ef2c',
    text: 'Meubles de jardin en bois, vélos et outils de jardin : enlevez toute terre avant d’emballer.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fbb31881',
    text: 'Formulaire CBP Form 3299, déclaration d’entrée en franchise d’articles non accompagnés (Declaration for Free Entry of Unaccompanied Articles).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2e3c82f2',
    text: 'Déclaration complémentaire que l’agent vous envoie.',
  },
  'customsRegulations.documentationRequired.2': { of: 'db6598c8', text: 'Passeport, visa et formulaire I-94.' },
  'customsRegulations.documentationRequired.3': { of: '4437a835', text: 'Inventaire détaillé en anglais.' },
  'customsRegulations.documentationRequired.4': {
    of: 'd8de8d16',
    text: 'Déclaration de sûreté de l’importateur (ISF 10+2) pour le fret maritime, déposée par l’agent avant le chargement.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '517e4268',
    text: 'Liste des objets possédés depuis moins d’un an.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '372fb4b3',
    text: 'Le fret maritime passe généralement la douane des États-Unis en 3 à 7 jours ouvrables. Un contrôle aux rayons X ou un examen complet peut ajouter 1 à 2 semaines, et les frais sont à votre charge. Ayez le visa et le I-94 avant l’arrivée des biens, et décrivez honnêtement chaque carton, car les inventaires vagues attirent les inspections.',
  },
  'petImport.vaccinations.0': { of: 'bca4b97e', text: 'Puce électronique pour chaque chien.' },
  'petImport.vaccinations.1': { of: 'fdf1e1b7', text: 'Âge minimum de 6 mois pour chaque chien à l’arrivée.' },
  'petImport.vaccinations.2': {
    of: '2a1174ed',
    text: 'Preuve certifiée de vaccination antirabique pour un chien qui a été dans un pays à risque élevé de rage canine.',
  },
  'petImport.vaccinations.3': {
    of: '5f163691',
    text: 'Titrage des anticorps et généralement une réservation dans un établissement enregistré auprès des CDC, pour un chien venant d’un pays à risque élevé et vacciné à l’étranger.',
  },
  'petImport.vaccinations.4': {
    of: 'ac9f6a59',
    text: 'Vaccination antirabique des chats : pas de règle fédérale, mais beaucoup d’États la demandent et Hawaï est strict.',
  },
  'petImport.quarantine': {
    of: 'b24f7b79',
    text: 'Les chiens en bonne santé qui respectent les règles ne subissent généralement pas de quarantaine aux États-Unis ; un chien venant d’un pays à risque élevé sans les bons papiers peut être retenu ou renvoyé. Hawaï a son propre programme, long, contre la rage : commencez de nombreux mois avant de vous y installer. Les compagnies aériennes et les États fixent d’autres règles encore.',
  },
  'petImport.healthCertificate': {
    of: '2acda39c',
    text: 'Depuis le 1er août 2024, chaque chien doit avoir un formulaire CDC Dog Import Form, une puce électronique, au moins 6 mois et l’air en bonne santé pour entrer aux États-Unis ; les chiens venant de pays à risque élevé de rage ont aussi besoin de papiers de vaccination certifiés. Pour certains pays, le ministère de l’Agriculture demande aussi un certificat contre la lucilie bouchère ou la fièvre aphteuse. Vérifiez sur cdc.gov et aphis.usda.gov ce qui vaut pour votre pays au moins quatre mois avant le voyage.',
  },
  'vehicleImport.regulations': {
    of: '641611fc',
    text: 'Une voiture qui n’a pas été construite aux normes des États-Unis ne peut y entrer définitivement que si elle a au moins 25 ans pour les règles de sécurité et 21 ans pour les règles d’émissions ; les années se comptent à partir du mois de fabrication. Une plus récente exige un importateur agréé (registered importer) et des modifications coûteuses. Les voitures construites pour le marché des États-Unis portent une étiquette qui l’indique et respectent les règles telles quelles.',
  },
  'vehicleImport.duties': {
    of: '33fe3e86',
    text: 'Aux États-Unis, l’ancien droit de 2,5 % sur les voitures n’est plus le seul : depuis le 3 avril 2025, des droits supplémentaires au titre de la Section 232 s’appliquent aussi aux voitures particulières et aux utilitaires légers d’occasion, sauf celles construites au moins 25 ans avant l’entrée. Les sources citent 25 %, et 15 % au total pour certains pays d’origine, mais les chiffres changent vite. Renseignez-vous auprès d’un courtier en douane ou de cbp.gov le jour où vous décidez.',
  },
  'vehicleImport.documentation.0': { of: '2459a7bc', text: 'Titre ou immatriculation et preuve de propriété.' },
  'vehicleImport.documentation.1': { of: '45d999d5', text: 'Connaissement.' },
  'vehicleImport.documentation.2': { of: '452eab83', text: 'Formulaire HS-7 pour les règles de sécurité (NHTSA).' },
  'vehicleImport.documentation.3': { of: '9b160603', text: 'Formulaire EPA Form 3520-1 pour les règles d’émissions.' },
  'vehicleImport.documentation.4': {
    of: 'c079947f',
    text: 'Papiers d’entrée de CBP, et contrat avec un importateur agréé si la voiture en exige un.',
  },
  'vehicleImport.documentation.5': { of: '796bfc9e', text: 'Titre de l’État, contrôle et assurance après l’arrivée.' },
  'vehicleImport.restrictions': {
    of: '4b8a39ba',
    text: 'Pour la plupart des gens, faire venir une voiture aux États-Unis n’en vaut pas la peine, sauf si elle a été construite pour ce marché ou si c’est une voiture de collection de 25 ans ou plus. La Californie et quelques autres États ont des règles d’émissions plus strictes. Enlevez toute terre du dessous de la voiture avant d’expédier ; on roule à droite.',
  },
  'healthcare.system': {
    of: '61b18e85',
    text: 'Aux États-Unis, les soins de santé sont surtout privés et chers, et les médecins que vous pouvez voir dépendent de votre assurance. Des programmes publics existent pour les personnes âgées et les faibles revenus, le plus souvent fermés aux nouveaux arrivants. Pour les petits problèmes, une clinique sans rendez-vous (urgent care) coûte bien moins que les urgences d’un hôpital.',
  },
  'healthcare.insurance': {
    of: '077d460a',
    text: 'La plupart des gens aux États-Unis ont une assurance maladie par un employeur, avec une prime, une franchise annuelle et une participation aux frais. Soyez couvert dès le premier jour, car un seul accident peut ruiner, et demandez quand commence la formule de l’employeur. Apportez vos dossiers médicaux, dentaires et de vaccination en anglais.',
  },
  'healthcare.emergencyNumber': { of: 'bc2a4ef4', text: '911 (tout)' },
  'education.schoolSystem': {
    of: '61bd69a9',
    text: 'Aux États-Unis, l’école publique est gratuite du jardin d’enfants (kindergarten), vers 5 ans, à la fin du lycée (high school), vers 18 ans, et gérée par des districts locaux : votre adresse décide donc de l’école. Les États fixent les âges de scolarité obligatoire et les vaccinations qu’un enfant doit avoir. Les écoles privées sont payantes.',
  },
  'education.languageOfInstruction': {
    of: '50395685',
    text: 'Les écoles des États-Unis enseignent en anglais, avec un soutien pour les enfants qui l’apprennent et des classes bilingues dans certains districts. Les écoles internationales et de langue étrangère se trouvent dans les grandes villes.',
  },
  'utilities.electricity': {
    of: '2a9a08b2',
    text: 'Aux États-Unis, le courant est de 120 V à 60 Hz, avec des prises de type A et B. Les appareils prévus seulement pour 220 à 240 V n’y fonctionnent pas, et il vaut mieux vendre la plupart des gros avant le déménagement ; les chargeurs marqués 100 à 240 V n’ont besoin que d’un adaptateur.',
  },
  'utilities.internet': {
    of: '2e4a01d2',
    text: 'Le câble et la fibre sont courants dans les villes des États-Unis, mais souvent une ou deux entreprises seulement desservent une adresse. Les prix montent après la première année : demandez le prix d’ensuite. Sans historique de crédit, un dépôt peut être demandé.',
  },
  'utilities.banking': {
    of: '2d5f4f6f',
    text: 'Les banques des États-Unis demandent généralement le passeport, le visa, un justificatif de domicile et souvent un numéro de Social Security, mais certaines ouvrent un compte sans lui. L’historique de crédit part de zéro : une carte de crédit garantie (secured card) ou une banque que vous connaissez de chez vous aide. Les chèques servent encore pour le loyer.',
  },
  'culturalTips.0': {
    of: 'a9f708e2',
    text: 'Le pourboire fait partie du salaire dans les restaurants, les taxis et les salons : il est habituel de laisser environ 15 à 20 pour cent de l’addition.',
  },
  'culturalTips.1': {
    of: '2aac61d3',
    text: 'Les prix en rayon sont le plus souvent sans la taxe de vente, qui s’ajoute à la caisse.',
  },
  'culturalTips.2': {
    of: 'da8d019c',
    text: 'Bavarder un peu est une marque d’amabilité, sans plus ; how are you est une salutation.',
  },
  'culturalTips.3': {
    of: '1c5f466f',
    text: 'Hors des grandes villes, il vous faut une voiture, et le permis de conduire de votre État peu après le déménagement.',
  },
  'culturalTips.4': {
    of: 'd3af1580',
    text: 'Lors d’un contrôle routier, restez dans la voiture, gardez les mains visibles et attendez l’agent.',
  },
  'importantContacts.emergencyServices': {
    of: '6c66f416',
    text: 'Aux États-Unis, composez le 911 pour la police, une ambulance ou les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: '2b0dabc3',
    text: 'L’Internal Revenue Service (irs.gov) gère l’impôt fédéral sur le revenu aux États-Unis, et la plupart des États ont leur propre impôt ; les résidents déclarent leurs revenus du monde entier.',
  },
  'sources.0.title': {
    of: '24f5352b',
    text: 'US Customs and Border Protection : droits de la Section 232 sur les voitures',
  },
  'sources.1.title': { of: 'ea51366c', text: 'CDC : chiens venant de pays à risque élevé, vaccinés aux États-Unis' },
  'sources.2.title': { of: '2a5a1476', text: 'US Customs and Border Protection' },
  'sources.3.title': { of: '2dc38e4a', text: 'Ministère américain de l’Agriculture, APHIS : animaux de compagnie' },
  'sources.4.title': { of: '69361f0b', text: 'EPA : importation de véhicules et émissions' },
  'sources.5.title': { of: '73f76a73', text: 'NHTSA : importer des véhicules' },
  'sources.6.title': { of: '43f12f7d', text: 'US Citizenship and Immigration Services' },
  'sources.7.title': { of: 'c4cea8f1', text: 'Département d’État américain : visas' },
  'sources.8.title': { of: '49c90fe4', text: 'Internal Revenue Service' },
  'sources.9.title': { of: 'a91af2e8', text: 'AVMA : questions sur les règles des CDC pour les chiens (secondary)' },
  'sources.10.title': { of: 'a82713c4', text: 'Papiers sur le formulaire CBP Form 3299 (secondary copy)' },
  'sources.11.title': { of: '49a118d3', text: 'Mover Worldwide : règles douanières des États-Unis (secondary)' },
  'sources.12.title': { of: '827e8af6', text: 'West Coast Shipping : importer un véhicule (secondary)' },
  'sources.13.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.14.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
