import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europe du Nord' },
  currency: { of: '9a69fdcf', text: 'Livre sterling (GBP)' },
  'visaRequirements.touristVisa': {
    of: '664dc2c0',
    text: 'Les visiteurs au Royaume-Uni ont besoin, avant de partir, soit d’un visa, soit, pour les nationalités dispensées de visa, d’une autorisation de voyage électronique (ETA) ; les citoyens irlandais n’ont besoin ni de l’un ni de l’autre. Selon la presse, l’ETA est strictement appliquée depuis le 25 février 2026 et coûte 16 £, avec une hausse annoncée à 20 £ : vérifiez le tarif sur gov.uk. Une visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: 'db2e2b4e',
    text: 'Pour travailler au Royaume-Uni, la plupart des gens, citoyens de l’UE compris, ont besoin d’un visa comme le Skilled Worker, qui repose sur une offre d’emploi d’un sponsor agréé et un salaire minimum. D’autres voies existent pour les diplômés, les talents, les créateurs d’entreprise et les jeunes de certains pays. Les conditions actuelles sont sur gov.uk/browse/visas-immigration ; les citoyens irlandais peuvent travailler librement.',
  },
  'visaRequirements.residencePermit': {
    of: '0050dc1a',
    text: 'Votre autorisation de rester au Royaume-Uni est désormais un eVisa, un dossier que vous consultez en ligne ; les cartes de séjour en plastique (BRP) ont pris fin en décembre 2024. Créez votre compte UKVI avant de partir et tenez-y votre passeport à jour, car les employeurs et les bailleurs le vérifient. Après quelques années de résidence, vous pouvez demander l’autorisation de séjour à durée indéterminée (indefinite leave to remain).',
  },
  'visaRequirements.familyReunification': {
    of: '6ae3e057',
    text: 'Un conjoint ou partenaire et des enfants peuvent généralement rejoindre un travailleur au Royaume-Uni comme personnes à charge, mais certains visas ne le permettent plus ; la famille de citoyens britanniques utilise le visa familial, avec un revenu minimum et un test d’anglais. Faites la demande en ligne avant le déménagement et vérifiez les chiffres actuels sur gov.uk.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'abfcbce2',
    text: 'La franchise pour transfert de résidence (Transfer of Residence, ToR) vous permet d’apporter au Royaume-Uni mobilier et effets personnels, animaux de compagnie et véhicules privés sans droits de douane ni TVA lorsque vous y établissez votre résidence principale ; une résidence secondaire ou une société ne compte pas. Il faut généralement avoir vécu 12 mois hors du Royaume-Uni sans interruption, avoir possédé et utilisé les biens pendant 6 mois, les importer dans les 12 mois suivant votre arrivée et les garder 12 mois. L’alcool et le tabac ne sont pas couverts. Faites la demande à HMRC avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2f3c0a78', text: 'Drogues réglementées.' },
  'customsRegulations.prohibitedItems.1': {
    of: '98e53992',
    text: 'Armes offensives, comme les couteaux à cran d’arrêt et les couteaux « zombie ».',
  },
  'customsRegulations.prohibitedItems.2': { of: '73dfd805', text: 'Aérosols d’autodéfense.' },
  'customsRegulations.prohibitedItems.3': {
    of: '51f57dd3',
    text: 'Animaux et plantes menacés, et objets qui en sont faits, sans permis.',
  },
  'customsRegulations.prohibitedItems.4': { of: '8587a59b', text: 'Diamants bruts et matériel indécent.' },
  'customsRegulations.prohibitedItems.5': {
    of: '7f29afed',
    text: 'Viande et produits laitiers dans les importations personnelles venant de pays hors UE et, depuis avril 2025, de l’UE aussi.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '00bfe311',
    text: 'Armes à feu et munitions : seulement avec les certificats, obtenus avant l’expédition.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'fb7ca61a',
    text: 'Plantes et certaines pommes de terre : seulement avec des documents phytosanitaires, s’ils sont admis.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '403c6948',
    text: 'Médicaments : ceux qui sont réglementés exigent une ordonnance ou une lettre, et certains une licence.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5088c9ad',
    text: 'Biens possédés depuis moins de 6 mois : exclus de la franchise, inscrivez-les donc à part.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'da2d3173',
    text: 'Demande ToR1, faite en ligne à HMRC avant l’expédition ; l’accord vous donne un numéro de référence unique (URN) pour l’agent en douane.',
  },
  'customsRegulations.documentationRequired.1': { of: '30d0d834', text: 'Liste de tout ce que vous apportez.' },
  'customsRegulations.documentationRequired.2': { of: 'e0da9f17', text: 'Page de la photo du passeport.' },
  'customsRegulations.documentationRequired.3': {
    of: '128da409',
    text: 'Justificatif de votre adresse au Royaume-Uni et de l’adresse précédente.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6a47e90e',
    text: 'Visa ou autre autorisation de vivre au Royaume-Uni, s’il vous en faut une.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e919b48f',
    text: 'Papiers du véhicule et renseignements sur les animaux, s’ils relèvent de la même franchise.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '132956fe',
    text: 'Avec la référence ToR en main, le dédouanement au Royaume-Uni prend généralement 3 à 7 jours ouvrables après l’arrivée. La décision sur le ToR1 elle-même tombe généralement en 14 jours environ, mais comptez davantage, et ne laissez pas partir l’envoi avant de l’avoir : sans le numéro, vous devrez peut-être payer des droits et la TVA.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Puce électronique avant la vaccination antirabique.' },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaccination antirabique des chiens, chats et furets à l’âge de 12 semaines ou plus.',
  },
  'petImport.vaccinations.2': {
    of: '73473dbf',
    text: 'Attente de 21 jours après la vaccination avant le voyage vers le Royaume-Uni.',
  },
  'petImport.vaccinations.3': {
    of: '5d7212e7',
    text: 'Traitement des chiens contre le ténia 24 à 120 heures avant l’entrée, sauf s’ils viennent directement de Finlande, d’Irlande, de Malte ou de Norvège.',
  },
  'petImport.vaccinations.4': {
    of: '149f0002',
    text: 'Titrage des anticorps antirabiques si vous venez d’un pays non listé : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: '0b55e25e',
    text: 'Les animaux qui respectent les règles ne subissent pas de quarantaine au Royaume-Uni ; un animal qui ne les respecte pas peut généralement être gardé jusqu’à 4 mois, bien que des textes plus anciens disent six. Les races interdites ne sont pas admises. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement ; les détails sont sur gov.uk/bring-pet-to-great-britain.',
  },
  'petImport.healthCertificate': {
    of: '9164b227',
    text: 'Un animal a besoin d’un certificat sanitaire ou d’un passeport pour animal accepté et doit arriver en Grande-Bretagne par un itinéraire et un transporteur agréés ; par avion, cela veut dire le plus souvent en fret. Inscrivez aussi l’animal dans la demande Transfer of Residence, pour qu’aucune taxe ne soit due. L’Irlande du Nord suit ses propres règles : vérifiez avant de vous y rendre.',
  },
  'vehicleImport.regulations': {
    of: 'f38f326f',
    text: 'La franchise pour transfert de résidence (Transfer of Residence) couvre les voitures particulières, motos et remorques amenées au Royaume-Uni, si vous les mentionnez dans la demande ToR1. Signalez l’arrivée à HMRC par NOVA dans les 14 jours, puis immatriculez la voiture auprès de la DVLA. Une voiture sans réception par type britannique ou de l’UE exige généralement une homologation individuelle (IVA).',
  },
  'vehicleImport.duties': {
    of: 'c526936b',
    text: 'Avec la franchise, ni droits ni TVA ne sont dus sur la voiture au Royaume-Uni ; sans elle, prévoyez généralement 10 % de droits et 20 % de TVA. La taxe sur les véhicules, et des redevances journalières à Londres et dans quelques autres villes, s’y ajoutent. Vérifiez les chiffres sur gov.uk.',
  },
  'vehicleImport.documentation.0': { of: '8aa52bfb', text: 'Accord ToR1 avec son numéro de référence unique (URN).' },
  'vehicleImport.documentation.1': {
    of: '00c908f7',
    text: 'Certificat d’immatriculation étranger et preuve de possession depuis 6 mois.',
  },
  'vehicleImport.documentation.2': {
    of: 'b8be1d86',
    text: 'Notification NOVA à HMRC, généralement dans les 14 jours suivant l’arrivée.',
  },
  'vehicleImport.documentation.3': {
    of: '67a1c2b7',
    text: 'Preuve de réception par type, ou une homologation individuelle (IVA).',
  },
  'vehicleImport.documentation.4': {
    of: '52d1c42a',
    text: 'Certificat de contrôle technique MOT si l’âge de la voiture l’exige.',
  },
  'vehicleImport.documentation.5': {
    of: '015cf797',
    text: 'Assurance britannique, et formulaire d’immatriculation de la DVLA.',
  },
  'vehicleImport.restrictions': {
    of: '1240e980',
    text: 'Faire venir une voiture au Royaume-Uni peut être avantageux si la franchise s’y applique, mais on y roule à gauche, et il faut parfois changer les phares et le compteur de vitesse. L’assurance d’une voiture avec le volant à gauche ou importée est souvent plus chère. Les zones à air pur (clean air zones) font payer ou découragent les voitures anciennes.',
  },
  'healthcare.system': {
    of: '15e2f7dc',
    text: 'Le Royaume-Uni a le service national de santé (National Health Service, NHS), financé par l’impôt et le plus souvent gratuit au moment des soins ; inscrivez-vous dans un cabinet de médecin généraliste (GP) près de chez vous. L’Angleterre, l’Écosse, le pays de Galles et l’Irlande du Nord le gèrent séparément, et le dentiste et les ordonnances coûtent souvent quelque chose.',
  },
  'healthcare.insurance': {
    of: '6bf7f3ef',
    text: 'La plupart des demandeurs de visa paient avec leur demande pour le Royaume-Uni un supplément santé d’immigration (immigration health surcharge) et peuvent ensuite utiliser le NHS comme les résidents. L’assurance privée est un plus qui raccourcit les attentes. Apportez vos dossiers médicaux et de vaccination, et une réserve de médicaments pour les premières semaines.',
  },
  'healthcare.emergencyNumber': { of: '520a8045', text: '999 ou 112 (tout), 111 (conseils de santé)' },
  'education.schoolSystem': {
    of: '88b15f07',
    text: 'Au Royaume-Uni, l’école est obligatoire d’environ 5 à 16 ans, avec en Angleterre des études ou une formation jusqu’à 18 ans, et les écoles publiques sont gratuites ; l’Écosse et l’Irlande du Nord ont leurs propres systèmes. Les places dépendent beaucoup de l’adresse : regardez donc le secteur scolaire avant de signer un bail. Les écoles privées sont payantes.',
  },
  'education.languageOfInstruction': {
    of: '6fee6447',
    text: 'Les écoles du Royaume-Uni enseignent en anglais, avec des écoles en gallois, en gaélique et en irlandais dans certaines régions. Les écoles publiques soutiennent les enfants qui apprennent encore l’anglais.',
  },
  'utilities.electricity': {
    of: 'a40322a3',
    text: 'Au Royaume-Uni, le courant est de 230 V à 50 Hz, avec des prises de type G, à trois broches rectangulaires et un fusible. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur. Relevez le compteur le jour de l’emménagement, car vous reprenez le fournisseur en place jusqu’à ce que vous en changiez.',
  },
  'utilities.internet': {
    of: '5165d8c0',
    text: 'La fibre ou le câble dessert la plupart des logements du Royaume-Uni ; commandez deux à trois semaines avant le déménagement. Les contrats vous engagent généralement pour un ou deux ans, et une carte SIM prépayée aide à patienter.',
  },
  'utilities.banking': {
    of: '271cb6fc',
    text: 'Les banques du Royaume-Uni demandent le passeport ou l’eVisa et un justificatif de domicile, qui manque souvent aux nouveaux arrivants ; les banques accessibles par application sont généralement plus rapides. L’historique de crédit part de zéro : inscrivez-vous sur les listes électorales si vous en avez le droit, et payez vos factures depuis le compte. Le loyer et les factures se règlent par virement permanent ou prélèvement.',
  },
  'culturalTips.0': {
    of: '760ed523',
    text: 'Faites la queue, et ne passez pas devant quelqu’un qui était là avant vous.',
  },
  'culturalTips.1': {
    of: 'a1a60670',
    text: 'On dit please, thank you et sorry bien plus qu’en beaucoup d’endroits ; une demande prend souvent la forme d’une question.',
  },
  'culturalTips.2': {
    of: '5a34a935',
    text: 'La council tax est payée par le ménage : inscrivez-vous donc auprès du council en emménageant.',
  },
  'culturalTips.3': {
    of: 'bc8bba36',
    text: 'En Angleterre, les bailleurs vérifient le droit de louer : ayez prêt le code de partage (share code) de votre eVisa.',
  },
  'culturalTips.4': {
    of: 'ef990299',
    text: 'Au pub, on commande et on paie au bar, et les amis offrent une tournée à tour de rôle.',
  },
  'importantContacts.emergencyServices': {
    of: '6db6fa1e',
    text: 'Au Royaume-Uni, composez le 999 ou le 112 pour la police, une ambulance ou les pompiers, et le 111 pour des conseils de santé qui peuvent attendre.',
  },
  'importantContacts.taxOffice': {
    of: 'abad0557',
    text: 'L’administration fiscale et douanière, HM Revenue and Customs (gov.uk/hmrc), gère les impôts et la douane au Royaume-Uni ; les salariés sont imposés par le système PAYE et demandent un numéro de National Insurance.',
  },
  'sources.0.title': { of: '12e5aa77', text: 'GOV.UK : transfert de résidence en Grande-Bretagne' },
  'sources.1.title': { of: 'ac8e2b2d', text: 'GOV.UK : dédouanement des transferts de résidence' },
  'sources.2.title': { of: 'fb15335b', text: 'GOV.UK : visas et immigration' },
  'sources.3.title': {
    of: 'b01130f3',
    text: 'Gouvernement gallois : voyager avec un animal de compagnie depuis les pays listés',
  },
  'sources.4.title': { of: '1d47fdc5', text: 'GOV.UK : vie sur place, santé, écoles et conduite' },
  'sources.5.title': { of: 'fb02c524', text: 'HM Revenue and Customs' },
  'sources.6.title': { of: '8d03ac57', text: 'Customs Complete : transfert de résidence (secondary)' },
  'sources.7.title': { of: '2ed60db8', text: 'Delvigna : demander le ToR1 (secondary)' },
  'sources.8.title': { of: 'b15d0cd8', text: 'Visasnews : le tarif de l’ETA (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
