import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europe de l’Ouest' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '4362c843',
    text: 'L’Irlande est membre de l’UE mais ne fait pas partie de l’espace Schengen ; elle a donc ses propres règles de visa : de nombreuses nationalités y séjournent sans visa, généralement jusqu’à 90 jours, et d’autres font d’abord une demande en ligne. Les citoyens de l’UE et du Royaume-Uni n’ont pas besoin de visa. Vérifiez auprès du service irlandais de l’immigration (irishimmigration.ie) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'c26dfd5c',
    text: 'Les citoyens de l’UE et du Royaume-Uni peuvent travailler librement en Irlande. Les autres ont généralement besoin d’un permis de travail (employment permit) avant de déménager, comme le Critical Skills ou le General Employment Permit, et certaines nationalités d’un visa d’entrée en plus. Vérifiez les listes de professions et les seuils de salaire auprès de l’office irlandais des permis de travail.',
  },
  'visaRequirements.residencePermit': {
    of: '4c4a3b6b',
    text: 'Les ressortissants de pays autres que l’UE et le Royaume-Uni qui restent en Irlande plus de 90 jours s’enregistrent pour l’autorisation de séjour et reçoivent une carte Irish Residence Permit (IRP), avec une mention (stamp) qui dit ce qu’ils ont le droit de faire. Prenez rendez-vous pour l’enregistrement peu après l’arrivée ; les détails sont sur irishimmigration.ie.',
  },
  'visaRequirements.familyReunification': {
    of: 'dc6f9b0c',
    text: 'La famille de citoyens irlandais, de l’UE et du Royaume-Uni et celle de nombreux titulaires de permis peuvent généralement les rejoindre en Irlande, selon des règles qui dépendent du statut et du revenu de la personne déjà sur place. Les familles des titulaires d’un permis Critical Skills ont une voie plus simple ; vérifiez auprès du service irlandais de l’immigration avant que quiconque ne parte.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'de11afd4',
    text: 'Le mobilier et les effets personnels entrent en Irlande en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois sans interruption et les avez possédés et utilisés pendant au moins 6 mois avant le départ. Ils doivent arriver dans les 12 mois suivant votre installation et ne pas être vendus, prêtés ou loués pendant 12 mois sans en informer la douane. Depuis 2021, un déménagement depuis la Grande-Bretagne compte comme un déménagement depuis un pays hors UE ; l’Irlande du Nord est un cas à part, renseignez-vous auprès de Revenue. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'cb3af7cd',
    text: 'Matériel indécent ou obscène, généralement refusé.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'a588ac98',
    text: 'Viande, produits laitiers et foin provenant de pays hors UE, généralement refusés : n’emballez rien non plus dans de la paille ou du foin.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b4d20496',
    text: 'Combustible bitumineux solide (charbon fumeux, « smoky coal »), généralement refusé.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '0e4c1452',
    text: 'Armes et beaucoup de couteaux : généralement seulement avec un permis, renseignez-vous d’abord auprès de la police irlandaise (Garda).',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'e5fe9cea',
    text: 'Feux d’artifice : généralement refusés sans licence.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '8e736e8f',
    text: 'Plantes : généralement seulement avec un certificat phytosanitaire.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Véhicules utilitaires et matériel professionnel : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'f7018a3e',
    text: 'Formulaire C&E 1076, Transfer of Residence, généralement remis à la douane au lieu d’importation ; procurez-vous la version actuelle auprès de Revenue (revenue.ie).',
  },
  'customsRegulations.documentationRequired.1': { of: '5a698396', text: 'Inventaire des biens avec les valeurs.' },
  'customsRegulations.documentationRequired.2': {
    of: '6285be1e',
    text: 'Preuve que vous avez vécu au moins 12 mois hors de l’UE, comme un bail, des factures ou une lettre de l’employeur.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '59094aef',
    text: 'Preuve de votre nouveau logement en Irlande.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'fbeefc7c',
    text: 'Passeport, avec visa ou permis s’il en faut un.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7eab21f8',
    text: 'Preuve que vous avez possédé et utilisé les biens pendant 6 mois.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ab06c1c7',
    text: 'Le dédouanement du mobilier en Irlande prend généralement 2 à 5 jours ouvrables une fois le dossier complet. Les biens qui arrivent avant votre installation exigent un engagement à vous installer dans les 6 mois et une garantie.',
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
    of: '1a5a40c9',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers l’Irlande.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.vaccinations.4': {
    of: 'ab768e88',
    text: 'Traitement des chiens contre le ténia (Echinococcus) par un vétérinaire, 24 à 120 heures avant l’entrée en Irlande.',
  },
  'petImport.quarantine': {
    of: 'b5747372',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Irlande ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Les chiens XL Bully sont généralement refusés en vertu d’interdictions récentes. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '43628d41',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin, pour entrer en Irlande, d’un certificat sanitaire de l’UE, d’un préavis de 24 heures et d’un point d’entrée agréé (généralement Dublin, Cork ou Shannon) ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule. Vérifiez auprès du ministère irlandais de l’Agriculture sur gov.ie (rubrique « pet travel »).',
  },
  'vehicleImport.regulations': {
    of: 'dd9b1d4d',
    text: 'Un nouvel arrivant peut faire exonérer sa voiture de la taxe irlandaise d’immatriculation (Vehicle Registration Tax, VRT) s’il l’a personnellement possédée et utilisée à l’étranger pendant au moins 6 mois avant le déménagement, si elle arrive dans les 12 mois suivant celui-ci et si toutes les taxes ont été payées. Elle doit tout de même être immatriculée. Depuis le Brexit, les voitures venant de Grande-Bretagne ont généralement besoin aussi de la franchise de droits de douane et de TVA.',
  },
  'vehicleImport.duties': {
    of: '902c8d41',
    text: 'Avec la franchise pour transfert de résidence, ni droits de douane, ni TVA, ni VRT ne sont dus sur la voiture en Irlande ; l’exonération de VRT n’est généralement accordée qu’une fois en cinq ans au plus. Sans franchise, les trois peuvent s’appliquer et la VRT augmente avec les émissions : demandez d’abord un calcul à Revenue.',
  },
  'vehicleImport.documentation.0': {
    of: '4ce3b3e2',
    text: 'Formulaire C&E 1076 avec ses justificatifs, généralement pour la franchise douanière comme pour la VRT.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Certificat d’immatriculation étranger à votre nom.' },
  'vehicleImport.documentation.2': {
    of: '6d5945c3',
    text: 'Preuve d’utilisation à l’étranger pendant au moins 6 mois, comme des documents d’assurance et d’entretien.',
  },
  'vehicleImport.documentation.3': {
    of: '830c32e4',
    text: 'Preuve que toutes les taxes sur la voiture ont été payées.',
  },
  'vehicleImport.documentation.4': { of: '84542200', text: 'Preuve de la date de votre installation en Irlande.' },
  'vehicleImport.restrictions': {
    of: '00ddd87a',
    text: 'En Irlande, on roule à gauche : une voiture avec le volant à droite qui bénéficie de la franchise vaut donc souvent la peine d’être amenée, tandis qu’une voiture avec le volant à gauche est une gêne quotidienne et peut coûter cher à assurer. Demandez un devis à un assureur irlandais avant d’expédier. Les véhicules utilitaires n’ont pas droit à la franchise.',
  },
  'healthcare.system': {
    of: 'f8532501',
    text: 'Le service public de santé irlandais est géré par le HSE : les soins hospitaliers sont ouverts aux personnes qui résident habituellement dans le pays, tandis que la plupart des gens paient les visites chez le médecin, sauf s’ils ont une medical card ou une GP visit card.',
  },
  'healthcare.insurance': {
    of: '98ebbcd3',
    text: 'En Irlande, beaucoup de gens souscrivent une assurance maladie privée pour un accès plus rapide, et certaines autorisations de séjour l’exigent. Ceux qui s’assurent pour la première fois tard dans la vie peuvent payer davantage ; demandez à un assureur quels sont les délais de carence.',
  },
  'healthcare.emergencyNumber': { of: 'a4d9bce3', text: '112, 999' },
  'education.schoolSystem': {
    of: '0428fb97',
    text: 'L’Irlande a huit ans d’école primaire et cinq à six ans de secondaire, qui mènent au Leaving Certificate ; les écoles financées par l’État sont gratuites, et l’année dure d’environ septembre à juin. Les places sont rares dans certains secteurs : écrivez tôt aux écoles.',
  },
  'education.languageOfInstruction': {
    of: 'bca50c1e',
    text: 'La plupart des écoles d’Irlande enseignent en anglais, avec l’irlandais comme matière ; les Gaelscoileanna enseignent en irlandais.',
  },
  'utilities.electricity': {
    of: 'a6d65fca',
    text: 'En Irlande, le courant est de 230 V à 50 Hz, avec des prises de type G, la même fiche à trois broches qu’en Grande-Bretagne. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: '748e9c8e',
    text: 'La fibre est courante dans les villes d’Irlande et atteint chaque année davantage de logements ruraux. Vérifiez le code postal (Eircode) auprès des fournisseurs avant de signer un bail.',
  },
  'utilities.banking': {
    of: 'af222bd0',
    text: 'Pour ouvrir un compte en Irlande, il faut généralement un passeport et un justificatif de domicile irlandais ; certaines banques en ligne en demandent moins. Demandez tôt un numéro PPS, nécessaire pour les impôts, le travail et les services de santé.',
  },
  'culturalTips.0': {
    of: '88fee544',
    text: 'En Irlande, on commence par bavarder : le temps qu’il fait et votre installation ouvrent la plupart des conversations.',
  },
  'culturalTips.1': {
    of: '42fc8fce',
    text: 'Les projets se conviennent souvent de façon assez vague ; confirmez l’heure et le lieu par message le jour même.',
  },
  'culturalTips.2': {
    of: '3cb08d98',
    text: 'Au pub, les tournées sont courantes : si quelqu’un vous offre un verre, il est gentil d’offrir le suivant.',
  },
  'culturalTips.3': {
    of: 'e7a4ef70',
    text: 'Les logements à louer partent vite : ayez références, justificatifs de revenus et caution prêts avant les visites.',
  },
  'culturalTips.4': {
    of: '4e416dc8',
    text: 'Remerciez le chauffeur en descendant du bus ; presque tout le monde le fait.',
  },
  'importantContacts.emergencyServices': {
    of: 'e87b2366',
    text: 'En Irlande, composez le 112 ou le 999 pour la police (Garda), une ambulance, les pompiers ou les garde-côtes.',
  },
  'importantContacts.taxOffice': {
    of: 'bee9300c',
    text: 'L’administration fiscale (Revenue Commissioners) gère les impôts, la douane et la taxe d’immatriculation des véhicules : revenue.ie.',
  },
  'sources.0.title': { of: '121c2d21', text: 'Revenue (Irlande) : transfert de résidence et VRT' },
  'sources.1.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.2.title': { of: 'd3122838', text: 'Service irlandais de l’immigration' },
  'sources.3.title': { of: '9a18f561', text: 'Citizens Information : vivre en Irlande' },
  'sources.4.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.5.title': { of: 'e5229bb8', text: 'Commission européenne : traitement contre le ténia (page ancienne)' },
  'sources.6.title': { of: 'dbb9fe75', text: 'Gouvernement irlandais : voyager avec un animal de compagnie' },
  'sources.7.title': { of: '91ee47a9', text: 'Formulaire C&E 1076, Transfer of Residence (copie)' },
  'sources.8.title': { of: '2da5aac0', text: 'VRT.ie : transfert de résidence (secondary)' },
  'sources.9.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
