import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asie du Sud-Est' },
  currency: { of: '0a14daa7', text: 'Dong vietnamien (VND)' },
  'visaRequirements.touristVisa': {
    of: 'd6598169',
    text: 'Certaines nationalités visitent le Vietnam sans visa pour un nombre de jours limité, et la plupart des autres peuvent demander en ligne un e-visa allant jusqu’à 90 jours (evisa.gov.vn). N’utilisez que le site officiel, car les imitations coûtent plus cher. Une visite ne permet pas de travailler, et le mobilier ne peut pas être dédouané en franchise à ce titre.',
  },
  'visaRequirements.workVisa': {
    of: 'dd1890be',
    text: 'Pour que vous puissiez travailler au Vietnam, l’employeur obtient généralement une autorisation d’embaucher un étranger, puis un permis de travail pour vous ; certaines personnes reçoivent à la place un certificat de dispense. Faites légaliser chez vous votre diplôme et votre extrait de casier judiciaire avant de partir, car cela prend des semaines. C’est aussi sur le permis de travail de 12 mois ou plus que repose généralement la franchise douanière.',
  },
  'visaRequirements.residencePermit': {
    of: '544ebcf9',
    text: 'Avec un permis de travail, vous pouvez généralement obtenir une carte de séjour temporaire pour le Vietnam, qui remplace le visa et dure aussi longtemps que le permis. Où que vous logiez, le bailleur ou l’hôtel vous déclare à la police locale. Demandez les formulaires actuels au service de l’immigration (xuatnhapcanh.gov.vn).',
  },
  'visaRequirements.familyReunification': {
    of: 'fd5cad34',
    text: 'Le conjoint et les enfants d’un étranger qui travaille au Vietnam peuvent généralement obtenir un visa et une carte de séjour temporaire comme personnes à charge. Les actes de mariage et de naissance doivent être légalisés et traduits en vietnamien. Les personnes à charge ne peuvent pas travailler sans permis à elles.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f04b1ee2',
    text: 'Les biens de déménagement (tài sản di chuyển) entrent au Vietnam en franchise de droits pour les étrangers envoyés y travailler, pour les organisations et les Vietnamiens qui terminent leur travail à l’étranger, et pour les Vietnamiens d’outre-mer qui rentrent. Il faut généralement un permis de travail ou un contrat d’au moins 12 mois ; la franchise couvre un appareil électrique de chaque sorte par personne ou par ménage, et un envoi par avion et un par bateau ; les voitures et les motos en sont exclues. Les règles sont passées de la décision 31/2015 à la loi sur les droits et au décret 134/2016 : vérifiez donc le texte actuel auprès de la douane vietnamienne avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'e80bc2ca', text: 'Armes, explosifs et munitions.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'ab11aad8',
    text: 'Cigarettes électroniques : interdites depuis 2025.',
  },
  'customsRegulations.prohibitedItems.3': { of: 'c6c00888', text: 'Pétards et feux d’artifice.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'd7c3700b',
    text: 'Matériel pornographique, et écrits considérés comme hostiles à l’État.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8f73257d',
    text: 'Livres, CD, DVD, cassettes et disques : inspectés par le service de la culture, gardez-les donc dans des cartons à part ou laissez-les.',
  },
  'customsRegulations.restrictedItems.1': { of: '09adba72', text: 'Antiquités : seulement avec un permis.' },
  'customsRegulations.restrictedItems.2': {
    of: 'e9ff9894',
    text: 'Électronique : lourdement taxée au-delà d’un appareil de chaque sorte, et surtout pour les articles de luxe.',
  },
  'customsRegulations.restrictedItems.3': { of: '10d6523e', text: 'Alcool : limité.' },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Médicaments : emportez ce qu’il faut pour vos besoins personnels, avec l’ordonnance.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '52a5d4f7',
    text: 'Déclaration en douane pour biens de déménagement.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '31d436c3',
    text: 'Passeport original ; le propriétaire doit généralement être au Vietnam.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '872080c7',
    text: 'Permis de travail, généralement d’au moins 12 mois.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'c448f4dd',
    text: 'Inventaire détaillé avec marque, modèle et numéro de série des appareils.',
  },
  'customsRegulations.documentationRequired.4': { of: '4ec8d2be', text: 'Déclaration faite à l’aéroport à l’arrivée.' },
  'customsRegulations.documentationRequired.5': {
    of: 'e0093299',
    text: 'Lettre de l’entreprise pour laquelle vous travaillez.',
  },
  'customsRegulations.documentationRequired.6': {
    of: 'd1f74bea',
    text: 'Connaissement ou lettre de transport aérien.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '2f98aa1b',
    text: 'La douane du Vietnam est censée examiner le dossier en 2 heures de travail et les biens en 8 heures de travail ou 2 jours ; avec le contrôle des livres et des disques, prévoyez 5 à 10 jours ouvrables. Généralement, chaque envoi est inspecté en totalité : emballez donc avec une liste pour chaque carton. Ne le laissez pas arriver avant votre permis de travail.',
  },
  'petImport.vaccinations.0': {
    of: '1e505d20',
    text: 'Vaccination antirabique, généralement faite au moins 30 jours et au plus 12 mois avant l’arrivée au Vietnam.',
  },
  'petImport.vaccinations.1': {
    of: 'faddcfb3',
    text: 'Carnet de vaccination avec toutes les inscriptions, dans le bagage à main.',
  },
  'petImport.vaccinations.2': {
    of: '86d81753',
    text: 'Puce électronique : conseillée, bien que généralement pas exigée ; beaucoup de pays de transit et de compagnies aériennes la demandent.',
  },
  'petImport.quarantine': {
    of: 'a9aef7b0',
    text: 'Les animaux dont les papiers sont complets sont généralement contrôlés par l’agent de quarantaine à l’arrivée au Vietnam, puis rendus à leur propriétaire. D’après d’autres guides, jusqu’à deux animaux entrent sans permis d’importation, tandis qu’il en faut un au-delà. Renseignez-vous auprès de l’autorité de santé animale avant le vol, car des ministères ont fusionné en 2025 et les bureaux ont changé.',
  },
  'petImport.healthCertificate': {
    of: 'cd5522eb',
    text: 'Un chien ou un chat a généralement besoin d’un certificat sanitaire vétérinaire officiel, délivré peu avant le vol vers le Vietnam, et du carnet de vaccination. Vaccinez deux à trois mois à l’avance, et faites confirmer par la compagnie aérienne ou l’ambassade combien de jours le certificat peut avoir. Les informations publiées diffèrent et sont en partie anciennes : faites donc confirmer les règles par cucthuy.gov.vn ou son successeur.',
  },
  'vehicleImport.regulations': {
    of: '4f23b14a',
    text: 'Les nouveaux arrivants ordinaires ne peuvent en général pas amener de voiture particulière au Vietnam : les voitures et les motos ne sont pas des biens de déménagement, et l’importation temporaire en franchise est réservée aux diplomates et au personnel des organisations internationales. D’après d’autres guides, une voiture d’occasion doit avoir au plus 5 ans, être immatriculée depuis au moins 6 mois et avoir roulé au moins 10 000 km.',
  },
  'vehicleImport.duties': {
    of: 'b934feb2',
    text: 'Une voiture d’occasion, si tant est qu’elle puisse entrer au Vietnam, supporte plusieurs lourdes taxes qui dépassent souvent ensemble sa valeur. Les chiffres publiés ne sont pas fiables : renseignez-vous auprès de la douane vietnamienne (customs.gov.vn) ou d’un courtier.',
  },
  'vehicleImport.documentation.0': {
    of: '57bffde4',
    text: 'Certificat d’immatriculation montrant au moins 6 mois et le kilométrage.',
  },
  'vehicleImport.documentation.1': { of: '8db5361f', text: 'Preuve de propriété et de la valeur.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Connaissement.' },
  'vehicleImport.documentation.3': {
    of: '13897dee',
    text: 'Preuve du statut diplomatique ou semblable, pour une importation temporaire en franchise.',
  },
  'vehicleImport.documentation.4': {
    of: 'a6744e5a',
    text: 'Contrôle de qualité et de sécurité avant l’immatriculation au Vietnam.',
  },
  'vehicleImport.restrictions': {
    of: 'aa897592',
    text: 'Vendez la voiture avant de vous installer au Vietnam : pour la plupart des gens, l’importation est fermée ou trop chère, et les motos sont elles aussi exclues de la franchise. Les voitures de location avec chauffeur, les taxis et les applications abondent. Pour conduire même une petite moto, il faut un permis valable sur place, sinon l’assurance ne paie pas ; on roule à droite.',
  },
  'healthcare.system': {
    of: '9360d3fc',
    text: 'Le Vietnam a des hôpitaux publics, souvent très fréquentés, et des cliniques privées et internationales à Hanoï, Hô Chi Minh-Ville et Da Nang, où l’on parle anglais. Pour les cas graves, on transporte parfois les gens à Bangkok ou à Singapour.',
  },
  'healthcare.insurance': {
    of: '9cb786ae',
    text: 'Les salariés sous contrat au Vietnam cotisent généralement à l’assurance maladie d’État, qui couvre les hôpitaux publics. La plupart des étrangers ajoutent une police internationale avec évacuation médicale, et les cliniques privées veulent d’abord la voir, ou une carte. Vérifiez que les accidents de moto sont couverts.',
  },
  'healthcare.emergencyNumber': { of: 'd984f35a', text: '113 (police), 114 (pompiers), 115 (ambulance)' },
  'education.schoolSystem': {
    of: '18ed0bec',
    text: 'Au Vietnam, l’école comprend cinq ans de primaire, quatre de premier cycle du secondaire et trois de second cycle ; l’année scolaire commence vers le début de septembre. Les familles étrangères choisissent le plus souvent des écoles privées ou internationales.',
  },
  'education.languageOfInstruction': {
    of: '26fe372c',
    text: 'Les écoles publiques du Vietnam enseignent en vietnamien, et les écoles privées bilingues en vietnamien et en anglais. Les écoles internationales de Hanoï, Hô Chi Minh-Ville et Da Nang enseignent en anglais et certaines en français, en coréen ou en japonais ; les frais sont élevés.',
  },
  'utilities.electricity': {
    of: '226cfd39',
    text: 'Au Vietnam, le courant est de 220 V à 50 Hz, avec des prises de type A et C, et de type G dans certains immeubles. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur, et un parasurtenseur est utile, car le courant peut manquer pendant les mois chauds.',
  },
  'utilities.internet': {
    of: '0b9d5e54',
    text: 'La fibre est bon marché et courante dans les villes du Vietnam et les données mobiles sont bonnes. Les bailleurs l’ont souvent déjà fait installer. Une carte SIM s’enregistre avec votre passeport.',
  },
  'utilities.banking': {
    of: '63e256cf',
    text: 'Les banques du Vietnam ouvrent généralement un compte aux étrangers avec le passeport et un visa ou une carte de séjour d’une certaine durée, souvent avec le contrat de travail. Envoyer de l’argent à l’étranger exige une preuve de revenus et d’impôts : gardez donc les papiers. Les paiements par code QR sont courants, et les espèces restent utiles sur les marchés.',
  },
  'culturalTips.0': {
    of: 'ba07cd06',
    text: 'Enlevez vos chaussures avant d’entrer dans un logement, un temple et certains magasins.',
  },
  'culturalTips.1': {
    of: '0be18d87',
    text: 'Remettez et recevez les choses à deux mains quand l’autre personne est plus âgée ou qu’il s’agit d’affaires.',
  },
  'culturalTips.2': {
    of: 'b3de68b2',
    text: 'Autour du Têt, le Nouvel An lunaire, les bureaux et les déménageurs ferment une semaine ou plus : organisez-vous en conséquence.',
  },
  'culturalTips.3': {
    of: 'b5b2a412',
    text: 'Traversez la rue lentement et régulièrement, et laissez les motos passer autour de vous.',
  },
  'culturalTips.4': {
    of: '2849c4c7',
    text: 'Restez calme et souriez quand quelque chose va mal : hausser la voix fait perdre la face aux deux parties.',
  },
  'importantContacts.emergencyServices': {
    of: 'c378aeae',
    text: 'Au Vietnam, composez le 113 pour la police, le 114 pour les pompiers et le 115 pour une ambulance.',
  },
  'importantContacts.taxOffice': {
    of: '96abb44d',
    text: 'L’administration fiscale (gdt.gov.vn), rattachée depuis 2025 au ministère des Finances, gère l’impôt sur le revenu au Vietnam ; quiconque y reste 183 jours ou plus est généralement résident fiscal : demandez donc à votre employeur qui fait la déclaration pour vous.',
  },
  'sources.0.title': {
    of: 'bd64f4ba',
    text: 'Portail commercial du Vietnam : franchise de droits pour les biens de déménagement (décision 31/2015)',
  },
  'sources.1.title': {
    of: '079bcfa6',
    text: 'Portail commercial du Vietnam : procédure douanière pour les biens de déménagement',
  },
  'sources.2.title': { of: 'e0ec9a62', text: 'Douane vietnamienne' },
  'sources.3.title': { of: '96c7dcc8', text: 'E-visa du Vietnam' },
  'sources.4.title': { of: '8731a04d', text: 'Service de l’immigration du Vietnam' },
  'sources.5.title': { of: '32b8ffa3', text: 'Autorité de santé animale du Vietnam' },
  'sources.6.title': { of: '32b9039a', text: 'Administration fiscale du Vietnam' },
  'sources.7.title': { of: '56a9018a', text: 'International Auto Shipping : règles douanières du Vietnam (secondary)' },
  'sources.8.title': { of: 'af6a5da0', text: 'Angloinfo : amener des animaux de compagnie au Vietnam (secondary)' },
  'sources.9.title': { of: '0ecf38f5', text: 'Viet Nam News : un étranger qui amène une voiture (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
