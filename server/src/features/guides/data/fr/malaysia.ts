import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asie du Sud-Est' },
  currency: { of: '7e873376', text: 'Ringgit malaisien (MYR)' },
  'visaRequirements.touristVisa': {
    of: '14df5f91',
    text: 'De nombreuses nationalités peuvent venir en Malaisie sans visa pour un séjour fixé à la frontière, souvent jusqu’à 90 jours et plus court pour certaines ; les autres demandent d’abord un visa ou un eVisa. La plupart des visiteurs étrangers remplissent aussi en ligne une carte d’arrivée numérique avant d’atterrir. Une visite ne permet pas de travailler ; vérifiez auprès du service de l’immigration (imi.gov.my) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '02ae17c9',
    text: 'Pour que vous puissiez travailler en Malaisie, l’employeur demande un Employment Pass, généralement par l’Expatriate Services Division (esd.imi.gov.my), et vous déménagez une fois qu’il est accordé. Ce pass existe en plusieurs catégories selon le salaire et la durée du contrat, et les seuils changent : demandez à l’employeur laquelle s’applique.',
  },
  'visaRequirements.residencePermit': {
    of: 'bc8bc0e7',
    text: 'Un long séjour en Malaisie repose sur un pass dans votre passeport : un Employment Pass, un pass d’étudiant ou de personne à charge, ou le programme Malaysia My Second Home (MM2H). Les conditions du MM2H ont changé plusieurs fois et beaucoup de pages à son sujet sont dépassées : vérifiez celles en vigueur auprès du programme officiel ou du service de l’immigration. La résidence permanente existe mais n’est accordée qu’avec parcimonie.',
  },
  'visaRequirements.familyReunification': {
    of: '2082e27c',
    text: 'Le conjoint et les enfants de titulaires d’un Employment Pass en Malaisie peuvent généralement obtenir un Dependant Pass, et certains parents et partenaires non mariés un pass de visite sociale de longue durée, selon la catégorie du pass principal. Un Dependant Pass ne permet pas à lui seul de travailler. L’employeur fait normalement la demande pour la famille en même temps que pour vous.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '33e76ad5',
    text: 'Les personnes qui transfèrent leur résidence en Malaisie, c’est-à-dire les étrangers qui viennent travailler ou étudier et les Malaisiens qui rentrent, peuvent apporter en franchise de droits leur mobilier et leurs effets personnels usagés s’ils les ont possédés et utilisés pendant au moins 3 mois et ne s’en défont pas dans les 3 mois suivant l’importation. Certains guides de déménageurs demandent 6 mois d’utilisation, ce qui est plus strict que le texte de la douane ; si vos affaires sont plus récentes, renseignez-vous auprès de la douane royale malaisienne avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'ffca1a5b',
    text: 'Drogues : la Malaisie les punit des peines les plus lourdes.',
  },
  'customsRegulations.prohibitedItems.1': { of: '0f657c13', text: 'Armes et répliques d’armes.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornographie.' },
  'customsRegulations.prohibitedItems.3': { of: '50896a90', text: 'Marchandises et monnaie d’Israël.' },
  'customsRegulations.prohibitedItems.4': {
    of: '89747ea7',
    text: 'Vêtements, ornements et autres objets portant du texte du Coran.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'b7524bf8',
    text: 'Appareils électriques : ils peuvent exiger un permis de la Commission de l’énergie (Suruhanjaya Tenaga), demandez donc au déménageur lesquels des vôtres sont concernés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '2c7d5247',
    text: 'Matériel radio et de transmission non homologué en Malaisie : laissez-le ou demandez d’abord une homologation.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '61a5f038',
    text: 'Porc et autres viandes : seulement avec un permis.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'd5905547',
    text: 'Caisses et palettes en bois : le bois doit être traité et estampillé selon la norme ISPM 15.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '8fb25af3',
    text: 'Motos, voitures, bateaux et caravanes : ils ne comptent pas comme effets de déménagement et exigent leurs propres procédures.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6aa8578e',
    text: 'Alcool et tabac : généralement taxés, il est donc plus sage de ne pas les emballer.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'b75530cb',
    text: 'Formulaire de douane No. 1 (K1), avec le code tarifaire 9800.00.400 pour les effets personnels usagés ou 9800.00.500 pour le mobilier usagé.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0d1b4105',
    text: 'Passeport avec la page de votre entrée en Malaisie.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '3eb6c5a7',
    text: 'Pass de travail, d’étudiant, de personne à charge ou autre pass de résidence, ou la lettre qui l’accorde.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '504ab2c8',
    text: 'Liste de colisage de chaque carton, avec les valeurs et sans articles neufs ou commerciaux.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6d3e09ab',
    text: 'Permis pour les appareils électriques s’il en faut un.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.documentationRequired.6': {
    of: 'e5b592f8',
    text: 'Lettre de l’employeur, que les courtiers demandent souvent.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '55be9989',
    text: 'Le dédouanement en Malaisie prend généralement environ 5 à 10 jours ouvrables, et certains déménageurs parlent d’une à deux semaines rien que pour les documents. Le propriétaire doit normalement être déjà arrivé et avoir le pass de travail ou de résidence : faites donc en sorte que l’envoi atteigne le port après vous.',
  },
  'petImport.vaccinations.0': {
    of: 'ee39bc2a',
    text: 'Puce électronique à la norme ISO, de préférence avant la vaccination antirabique.',
  },
  'petImport.vaccinations.1': {
    of: 'beaf1d12',
    text: 'Vaccination antirabique entre 30 jours et 12 mois avant l’entrée, d’après d’autres guides.',
  },
  'petImport.vaccinations.2': {
    of: '7b359525',
    text: 'Un titrage des anticorps antirabiques n’est généralement pas demandé ; faites-le confirmer pour votre pays par le service de quarantaine malaisien.',
  },
  'petImport.vaccinations.3': {
    of: '2c64e1c5',
    text: 'Les vaccinations de base habituelles pour chiens et chats, telles qu’elles figurent sur le permis d’importation.',
  },
  'petImport.quarantine': {
    of: '3b48210e',
    text: 'Les chiens et les chats passent généralement au moins 7 jours en quarantaine à leur arrivée en Malaisie. Des sources citent le Royaume-Uni, l’Irlande, l’Irlande du Nord, l’Australie, la Nouvelle-Zélande, le Japon, le Brunei et Singapour comme exemptés, mais les listes diffèrent : faites confirmer le cas de votre pays par les services vétérinaires (dvs.gov.my) avant de réserver. Certaines races, comme les types pit-bull et Staffordshire, ne peuvent pas être introduites.',
  },
  'petImport.healthCertificate': {
    of: 'd72f5d46',
    text: 'Pour la Malaisie, un animal a besoin d’un permis d’importation des services vétérinaires et de quarantaine (DVS ou MAQIS), généralement valable 30 jours, et d’un certificat sanitaire établi par un vétérinaire dans les 7 jours avant le voyage. Calculez la date de la demande pour que le permis soit encore valable le jour de votre arrivée.',
  },
  'vehicleImport.regulations': {
    of: 'b8200cbe',
    text: 'Une voiture particulière a besoin d’un Approved Permit (AP) du ministère du Commerce MITI, à demander avec le formulaire JK69, avant d’être expédiée en Malaisie. La règle est surtout écrite pour les Malaisiens de retour : plus de 1 an à l’étranger et une voiture possédée depuis au moins 9 mois, d’après d’autres guides. Les étrangers devraient d’abord demander au MITI s’ils y ont droit.',
  },
  'vehicleImport.duties': {
    of: 'ec273c9d',
    text: 'Des droits d’importation, des droits d’accise et une taxe sur les ventes s’appliquent généralement aux voitures amenées en Malaisie et peuvent être élevés, même avec un Approved Permit. La voiture exonérée de taxes des anciennes conditions du MM2H ne serait plus proposée aux nouveaux demandeurs. Demandez une évaluation à la douane avant d’expédier.',
  },
  'vehicleImport.documentation.0': {
    of: '6d023645',
    text: 'Approved Permit (AP) du MITI, demandé avec le formulaire JK69.',
  },
  'vehicleImport.documentation.1': {
    of: 'f7f256f4',
    text: 'Certificat d’immatriculation étranger à votre nom, montrant depuis quand vous possédez la voiture.',
  },
  'vehicleImport.documentation.2': {
    of: '42aa0449',
    text: 'Passeport et preuve de la durée de votre séjour à l’étranger.',
  },
  'vehicleImport.documentation.3': { of: '062f45d9', text: 'Facture d’achat et papiers d’assurance.' },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Connaissement pour la voiture.' },
  'vehicleImport.restrictions': {
    of: 'a9bff38b',
    text: 'Faire venir une voiture en Malaisie en vaut rarement la peine pour un étranger : le permis est difficile à obtenir, les taxes sont élevées, et des sources qui divergent citent une limite d’âge d’environ 1 à 5 ans. On roule à gauche, la voiture devrait donc avoir le volant à droite. La plupart des nouveaux arrivants vendent leur voiture et en achètent ou en louent une sur place.',
  },
  'healthcare.system': {
    of: '00a89d84',
    text: 'La Malaisie a des hôpitaux et des dispensaires publics ouverts à tous, où les étrangers paient plus cher que les citoyens, et de nombreux hôpitaux privés dans les villes. Les nouveaux arrivants recourent surtout aux établissements privés, où l’anglais est largement parlé.',
  },
  'healthcare.insurance': {
    of: '3dd7a02e',
    text: 'Il n’y a pas d’assurance maladie publique générale pour les étrangers en Malaisie : prenez donc une couverture privée ; les employeurs en fournissent souvent une, et certains programmes de long séjour l’exigent.',
  },
  'healthcare.emergencyNumber': { of: '2bfd957c', text: '999 (112 depuis un mobile)' },
  'education.schoolSystem': {
    of: 'b58b36e8',
    text: 'En Malaisie, l’école va du primaire, commencé vers six ou sept ans, à cinq années de secondaire. Les écoles publiques sont surtout destinées aux citoyens, et les enfants étrangers fréquentent généralement des écoles privées ou internationales. Demandez à l’école son calendrier, car il diffère selon les systèmes.',
  },
  'education.languageOfInstruction': {
    of: 'd81c3d8a',
    text: 'Les écoles nationales de Malaisie enseignent en malais, avec l’anglais comme deuxième langue, et certaines écoles primaires en chinois ou en tamoul. Les écoles internationales enseignent le plus souvent en anglais.',
  },
  'utilities.electricity': {
    of: 'd19a7f3a',
    text: 'En Malaisie, le courant est de 230 V à 50 Hz, avec des prises de type G, le type britannique ; on rencontre aussi les types C et M, et 240 V est encore souvent indiqué. Les appareils britanniques se branchent tels quels, tandis que ceux prévus pour 110 à 120 V ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '44d6a419',
    text: 'La fibre est courante dans les villes malaisiennes, où les immeubles ont souvent un ou deux fournisseurs au choix. Les données mobiles prépayées sont bon marché et ne demandent que votre passeport, ce qui aide à passer les premières semaines.',
  },
  'utilities.banking': {
    of: 'f01b1292',
    text: 'Pour ouvrir un compte en Malaisie, une banque demande généralement votre passeport, votre pass ou la lettre qui l’accorde, et une lettre de l’employeur ou de l’école. Les règles diffèrent d’une banque et même d’une agence à l’autre : allez-y en personne avec tous vos papiers.',
  },
  'culturalTips.0': {
    of: 'be0779dc',
    text: 'Enlevez vos chaussures avant d’entrer dans un logement, une mosquée ou un temple en Malaisie.',
  },
  'culturalTips.1': {
    of: 'd5b17da5',
    text: 'Utilisez la main droite pour donner, prendre, manger et saluer, et laissez une personne de l’autre sexe tendre la main la première.',
  },
  'culturalTips.2': {
    of: '9d076519',
    text: 'Si vous recevez des invités, demandez ce qu’ils mangent : en Malaisie, beaucoup de gens mangent halal, d’autres végétarien ou sans bœuf.',
  },
  'culturalTips.3': {
    of: '78a66239',
    text: 'Les jours fériés suivent plusieurs religions et diffèrent d’un État malaisien à l’autre : consultez le calendrier de votre État avant de prévoir des livraisons.',
  },
  'culturalTips.4': {
    of: '4e872d51',
    text: 'Parlez avec respect de la religion et des familles royales, en ligne aussi ; en Malaisie, la loi protège les deux.',
  },
  'importantContacts.emergencyServices': {
    of: 'c09c7afd',
    text: 'En Malaisie, composez le 999 pour la police, une ambulance ou les pompiers ; le 112 fonctionne depuis un téléphone mobile.',
  },
  'importantContacts.taxOffice': {
    of: 'a723dff9',
    text: 'L’administration fiscale (Inland Revenue Board, LHDN, Hasil) gère les impôts en Malaisie : hasil.gov.my.',
  },
  'sources.0.title': { of: '08cd318b', text: 'Douane royale malaisienne : mobilier et effets personnels' },
  'sources.1.title': { of: '32ad35cd', text: 'Service de l’immigration de Malaisie' },
  'sources.2.title': { of: 'c791a888', text: 'Expatriate Services Division de Malaisie' },
  'sources.3.title': { of: 'a20e6675', text: 'Services vétérinaires de Malaisie' },
  'sources.4.title': {
    of: '80dbd326',
    text: 'Ministère de l’Investissement, du Commerce et de l’Industrie de Malaisie (MITI)',
  },
  'sources.5.title': { of: '1ee04f23', text: 'Administration fiscale de Malaisie (Inland Revenue Board)' },
  'sources.6.title': { of: '5c701a2a', text: 'MM2H.com : importer ses effets personnels (secondary)' },
  'sources.7.title': { of: '85624968', text: 'World Baggage Network : règles douanières de la Malaisie (secondary)' },
  'sources.8.title': {
    of: '10aea3e9',
    text: 'Expat.com : voyager en Malaisie avec un animal de compagnie (secondary)',
  },
  'sources.9.title': { of: '4f1d8b10', text: 'Renvoyer une voiture en Malaisie (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
