import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Océanie' },
  currency: { of: 'bb135ddf', text: 'Dollar néo-zélandais (NZD)' },
  'visaRequirements.touristVisa': {
    of: 'a5e762a3',
    text: 'Les visiteurs de nombreux pays viennent en Nouvelle-Zélande avec une autorisation électronique de voyage (NZeTA) au lieu d’un visa ; les autres demandent d’abord un visa de visiteur. Les citoyens australiens n’ont besoin ni de l’un ni de l’autre. Tout le monde remplit une déclaration de voyageur ; vérifiez auprès d’Immigration New Zealand (immigration.govt.nz) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '6139515a',
    text: 'La plupart de ceux qui s’installent en Nouvelle-Zélande pour le travail viennent avec un Accredited Employer Work Visa, pour lequel l’employeur doit être accrédité, ou directement avec un visa de résidence de travailleur qualifié. Un visa de travail d’au moins 12 mois ouvre aussi droit à la franchise pour le mobilier. Les Australiens peuvent y vivre et y travailler sans faire de demande ; pour les autres, les métiers et les niveaux de salaire actuels sont à vérifier auprès d’Immigration New Zealand.',
  },
  'visaRequirements.residencePermit': {
    of: '7846d69a',
    text: 'La Nouvelle-Zélande délivre des visas de résident, surtout par les voies des travailleurs qualifiés, du passage du travail à la résidence et de la famille, et, après quelques années, des visas de résident permanent. Il n’y a pas de carte de séjour : le visa est électronique et lié à votre passeport. Les conditions changent souvent : vérifiez auprès d’Immigration New Zealand (immigration.govt.nz).',
  },
  'visaRequirements.familyReunification': {
    of: 'b52f4e90',
    text: 'Les partenaires et les enfants à charge peuvent généralement venir en Nouvelle-Zélande avec le demandeur principal ou après lui, avec des visas liés au sien ; une preuve de vie commune dans une relation authentique et stable est demandée. Les parents ont leurs propres voies, avec des conditions de revenu et de longues attentes. Vérifiez auprès d’Immigration New Zealand.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d43c41d',
    text: 'Le mobilier et les effets personnels entrent en Nouvelle-Zélande sans droits de douane ni taxe sur les biens et services (GST) si vous arrivez avec un document qui vous permet d’y vivre (passeport néo-zélandais ou australien, visa de résidence, ou visa de travail d’au moins 12 mois), si vous avez vécu hors de Nouvelle-Zélande pendant la totalité des 21 mois précédant votre arrivée, si vous avez possédé et utilisé les biens avant l’arrivée et si vous les apportez pour votre propre usage. Les véhicules, les bateaux, les avions et les marchandises destinées au commerce ne sont pas couverts. Il s’agit de 21 mois et non de 12, et aucun nombre de mois de possession n’est fixé.',
  },
  'customsRegulations.prohibitedItems.0': { of: '692d9064', text: 'Miel et produits de l’apiculture.' },
  'customsRegulations.prohibitedItems.1': { of: 'bd5878bc', text: 'Plantes, bulbes et graines.' },
  'customsRegulations.prohibitedItems.2': {
    of: '555521d4',
    text: 'Paille, et cartons usagés qui ont contenu des aliments frais.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.4': {
    of: '75351f58',
    text: 'Publications, films et jeux répréhensibles (objectionable).',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '4afaaaad',
    text: 'Ivoire, corail, écaille de tortue et autres objets faits d’espèces protégées, sans documents CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'fd1306d0',
    text: 'Aliments emballés et épices : n’en mettez pas, car ils entraînent une inspection et souvent une destruction.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd6b5ff20',
    text: 'Bottes, tentes, vélos, outils de jardin et meubles de jardin : enlevez toute trace de terre et de graines, et déclarez-les.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '168e70ee',
    text: 'Objets en bois, en rotin ou en matière animale : déclarez-les, car ils peuvent avoir besoin d’un traitement.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '85e27943',
    text: 'Armes à feu et pièces d’armes : exigent un permis de la police néo-zélandaise avant l’expédition.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'b3399a25',
    text: 'Médicaments : emportez-les avec l’ordonnance, en quantité destinée à l’usage personnel ; ceux qui sont réglementés doivent voyager avec vous et non dans l’envoi.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '1595a5ca',
    text: 'Alcool : une collection de vins peut bénéficier de la franchise si vous prouvez que vous l’avez constituée au fil du temps pour votre propre usage ; pour les autres bouteilles, renseignez-vous auprès de la douane néo-zélandaise.',
  },
  'customsRegulations.restrictedItems.6': {
    of: 'e2be4582',
    text: 'Tabac et cigarettes électroniques : limités et généralement taxés, n’en emballez donc pas.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c0a82d7a',
    text: 'Déclaration de bagages personnels non accompagnés (Unaccompanied Personal Baggage Declaration), généralement le formulaire NZCS 218 ; vérifiez le numéro actuel auprès de la douane néo-zélandaise.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '99ba5572',
    text: 'Questions complémentaires du service de biosécurité (MPI), que le déménageur vous envoie.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '79fe662d',
    text: 'Inventaire de chaque carton, mentionnant le matériel de plein air, les objets en bois et les aliments.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '9dbdf42d',
    text: 'Copie du passeport, avec la page de la photo et le visa.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '00746199',
    text: 'Preuve des lieux où vous avez vécu au cours des 21 mois précédents, si la douane la demande.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '7f096727',
    text: 'Le dédouanement en Nouvelle-Zélande prend généralement environ 5 à 10 jours ouvrables, car le service de biosécurité (MPI) inspecte les envois de déménagement en plus de la douane. Le matériel de plein air sale et les aliments non déclarés sont les causes fréquentes de retards et de factures de nettoyage : nettoyez donc tout avant d’emballer.',
  },
  'petImport.vaccinations.0': { of: 'db90beaf', text: 'Puce électronique ISO pour chaque chat et chaque chien.' },
  'petImport.vaccinations.1': {
    of: '2abdc151',
    text: 'Vaccination antirabique et titrage des anticorps avec un résultat d’au moins 0,5 UI/ml pour les animaux venant de pays de catégorie 3, où la rage est absente ou bien maîtrisée.',
  },
  'petImport.vaccinations.2': {
    of: 'daf4b649',
    text: 'Traitements antiparasitaires et autres analyses de sang pour les chiens, selon la norme sanitaire d’importation de votre catégorie.',
  },
  'petImport.vaccinations.3': {
    of: '664dcf87',
    text: 'Résidence de 6 mois dans le pays d’exportation, pour tous les animaux sauf ceux d’Australie (d’après un autre guide).',
  },
  'petImport.quarantine': {
    of: '8275c623',
    text: 'Les chats et chiens de tous les pays sauf l’Australie passent généralement au moins 10 jours dans un établissement de quarantaine agréé par le MPI en Nouvelle-Zélande ; réservez la place tôt, car il y en a peu. Les types pit-bull, le tosa japonais, le dogue argentin, le fila brasileiro et le dogue des Canaries (presa canario) ne peuvent pas être introduits.',
  },
  'petImport.healthCertificate': {
    of: '6ec26dea',
    text: 'Les chats et les chiens ont besoin d’un permis d’importation du MPI, sauf s’ils viennent d’Australie ; comptez 30 jours ouvrables pour l’obtenir, outre les certificats vétérinaires de votre catégorie (Australie, pays exempts de rage, ou pays où la rage est absente ou bien maîtrisée). Les animaux d’autres pays doivent d’abord vivre dans un pays agréé. Commencez bien plus de six mois avant de vous installer en Nouvelle-Zélande si un titrage est nécessaire.',
  },
  'vehicleImport.regulations': {
    of: '61219459',
    text: 'La Nouvelle-Zélande dispense de ses normes de choc frontal et d’émissions la voiture personnelle d’un immigrant si vous avez vécu hors du pays pendant au moins 21 mois, si vous avez possédé la voiture et l’avez eue immatriculée à votre nom pendant au moins un an avant l’arrivée, et si vous faites la demande dans les 18 mois. La voiture doit tout de même passer la certification d’entrée et être assez propre pour la biosécurité.',
  },
  'vehicleImport.duties': {
    of: '738f9a02',
    text: 'Les voitures entrent généralement en Nouvelle-Zélande sans droits de douane, mais avec 15 % de taxe sur les biens et services (GST), et les camping-cars avec en plus 10 % de droits. Les immigrants peuvent être exonérés de la GST pour une voiture qu’ils ont possédée et utilisée ; une telle voiture ne peut généralement pas être vendue pendant 2 ans. Vérifiez les conditions auprès de la douane néo-zélandaise avant d’expédier.',
  },
  'vehicleImport.documentation.0': {
    of: 'c4437762',
    text: 'Papiers d’immatriculation à votre nom, couvrant au moins un an avant votre arrivée.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Facture d’achat et papiers d’assurance.' },
  'vehicleImport.documentation.2': {
    of: '1720d518',
    text: 'Passeport avec le visa de résidence ou de travail, et preuve de 21 mois passés à l’étranger.',
  },
  'vehicleImport.documentation.3': {
    of: 'ddd4e1fa',
    text: 'Preuve des normes de sécurité et d’émissions selon lesquelles la voiture a été construite.',
  },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Connaissement pour la voiture.' },
  'vehicleImport.restrictions': {
    of: 'da62fc60',
    text: 'Faire venir une voiture en Nouvelle-Zélande est surtout avantageux pour une bonne voiture avec le volant à droite qui remplit la règle des immigrants ; on y achète facilement des japonaises d’occasion. Les voitures de moins de 20 ans avec le volant à gauche exigent généralement un permis. On roule à gauche, et une voiture qui contient de la terre ou des insectes est nettoyée à vos frais.',
  },
  'healthcare.system': {
    of: '447c666b',
    text: 'La Nouvelle-Zélande a des hôpitaux publics gratuits ou bon marché pour les ayants droit, tandis qu’une visite chez le médecin (GP) coûte généralement quelque chose. Inscrivez-vous chez un GP près de chez vous. Les blessures par accident sont couvertes par le régime public ACC, aussi pour les visiteurs.',
  },
  'healthcare.insurance': {
    of: 'a802bebf',
    text: 'Les citoyens, les résidents et la plupart des titulaires d’un visa de travail de deux ans ou plus peuvent utiliser le système public de santé en Nouvelle-Zélande ; avec un visa plus court, prenez une assurance privée. Beaucoup de résidents ajoutent une couverture privée pour éviter les listes d’attente.',
  },
  'healthcare.emergencyNumber': { of: 'f6e0a1e2', text: '111' },
  'education.schoolSystem': {
    of: '6a4233ac',
    text: 'En Nouvelle-Zélande, la plupart des enfants commencent l’école le jour de leurs cinq ans ou à peu près ; l’école est obligatoire de 6 à 16 ans, et les écoles publiques sont gratuites pour les résidents et pour les enfants de nombreux titulaires d’un visa de travail. L’année va de fin janvier ou février à décembre. Beaucoup d’écoles admettent par secteur : vérifiez donc le secteur avant de louer.',
  },
  'education.languageOfInstruction': {
    of: '6e8c7881',
    text: 'Les écoles de Nouvelle-Zélande enseignent en anglais, et certaines en te reo Māori. Les enfants qui découvrent l’anglais reçoivent de l’aide dans la plupart des écoles.',
  },
  'utilities.electricity': {
    of: 'c44432d3',
    text: 'En Nouvelle-Zélande, le courant est de 230 V à 50 Hz, avec des prises de type I, les mêmes qu’en Australie. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '0700e19f',
    text: 'La fibre dessert la plupart des villes de Nouvelle-Zélande et est vendue par de nombreux fournisseurs sur les mêmes lignes ; les logements ruraux utilisent souvent le sans-fil ou le satellite. Commandez-la au moment de signer le bail.',
  },
  'utilities.banking': {
    of: 'a240f8a9',
    text: 'Plusieurs banques vous permettent d’ouvrir un compte avant votre arrivée en Nouvelle-Zélande et de l’activer en agence avec votre passeport et un justificatif de domicile. Demandez tout de suite un numéro IRD, car sans lui votre salaire et vos intérêts sont imposés à un taux plus élevé.',
  },
  'culturalTips.0': {
    of: 'a9c29de0',
    text: 'Enlevez vos chaussures à la porte de beaucoup de logements et dans un marae, le lieu de réunion maori, et faites comme vos hôtes.',
  },
  'culturalTips.1': {
    of: '3b582ffe',
    text: 'Apprenez à prononcer les noms de lieux et les salutations en maori ; en Nouvelle-Zélande, on apprécie cet effort.',
  },
  'culturalTips.2': {
    of: '5cb0d419',
    text: 'Si l’on vous demande d’apporter une assiette (bring a plate), apportez-la garnie de quelque chose à partager.',
  },
  'culturalTips.3': {
    of: '5d0aaefa',
    text: 'Beaucoup de maisons anciennes en Nouvelle-Zélande sont peu isolées : renseignez-vous sur le chauffage avant de louer et gardez une literie chaude à portée de main pour la première nuit.',
  },
  'culturalTips.4': {
    of: '7378a9cb',
    text: 'Le temps et le soleil changent vite, et le soleil brûle plus vite qu’en Europe : ayez crème solaire et imperméable à portée de main.',
  },
  'importantContacts.emergencyServices': {
    of: '05c01770',
    text: 'En Nouvelle-Zélande, composez le 111 pour la police, une ambulance ou les pompiers ; le 105 joint la police quand ce n’est pas urgent.',
  },
  'importantContacts.taxOffice': {
    of: '5a159748',
    text: 'L’administration fiscale Inland Revenue (IRD) gère les impôts en Nouvelle-Zélande : ird.govt.nz.',
  },
  'sources.0.title': { of: '086151d9', text: 'Douane néo-zélandaise : effets de déménagement' },
  'sources.1.title': {
    of: '26c0b9e7',
    text: 'Ministère des Industries primaires (MPI) : amener des chats et des chiens en Nouvelle-Zélande',
  },
  'sources.2.title': { of: '98d99614', text: 'Agence néo-zélandaise des transports : véhicules des immigrants' },
  'sources.3.title': { of: 'e74c9a23', text: 'Immigration New Zealand : visas et vie sur place' },
  'sources.4.title': { of: 'abf4c43a', text: 'Administration fiscale de Nouvelle-Zélande (Inland Revenue)' },
  'sources.5.title': {
    of: 'a1a343c1',
    text: 'Blatchford International : règles d’importation de la Nouvelle-Zélande (secondary)',
  },
  'sources.6.title': {
    of: 'd639538f',
    text: 'Copie d’une brochure du MPI sur l’installation en Nouvelle-Zélande (secondary)',
  },
  'sources.7.title': { of: 'cd3310ef', text: 'United Pet Express : exigences de la Nouvelle-Zélande (secondary)' },
  'sources.8.title': { of: 'e92196a5', text: 'Copie de conseils de la douane sur les véhicules privés (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
