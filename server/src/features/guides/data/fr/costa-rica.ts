import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Amérique centrale' },
  currency: { of: 'be76070a', text: 'Colón costaricien (CRC)' },
  'visaRequirements.touristVisa': {
    of: '2a3e9794',
    text: 'De nombreuses nationalités entrent au Costa Rica sans visa pour une visite, dont la durée est fixée à la frontière ; d’autres ont besoin d’un visa d’un consulat costaricien. On vous demande généralement un billet de retour ou de continuation. Vérifiez auprès de l’autorité de l’immigration (migracion.go.cr) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'cc966435',
    text: 'Pour travailler au Costa Rica, il faut généralement un permis ou une catégorie de résidence qui le permette, parrainés par l’employeur et accordés par l’autorité de l’immigration. Il existe des voies distinctes pour les télétravailleurs et pour les salariés envoyés par leur entreprise ; demandez à l’autorité ou à un avocat sur place laquelle convient.',
  },
  'visaRequirements.residencePermit': {
    of: '425897e7',
    text: 'Les nouveaux arrivants au Costa Rica font souvent leur demande comme pensionado (avec une pension), rentista (avec un revenu régulier) ou inversionista (avec un investissement) ; chaque catégorie a un montant minimum, à vérifier auprès de l’autorité de l’immigration. Une fois la demande acceptée, les résidents reçoivent la carte DIMEX, que demandent la douane et les banques.',
  },
  'visaRequirements.familyReunification': {
    of: '326269d9',
    text: 'Un conjoint et des enfants à charge peuvent généralement être inclus dans une demande de résidence au Costa Rica, et les proches parents de citoyens ont une voie à eux. Les actes établis à l’étranger doivent normalement être apostillés et traduits en espagnol.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '57ff89b6',
    text: 'En vertu de la loi 9996, les résidents du Costa Rica comme investisseur, rentista ou pensionado pouvaient, une fois en possession de la carte DIMEX, importer une seule fois leur mobilier et leurs effets personnels, neufs ou usagés, en franchise de taxes d’importation. Les sources donnent à cet avantage une durée de cinq ans, jusqu’en juillet 2026, et aucune prolongation ne nous est connue : il semble avoir pris fin, vérifiez donc auprès de la douane (hacienda.go.cr) avant d’expédier. Les Costariciens de retour ont généralement droit à une franchise après 24 mois à l’étranger, pour des biens usagés, s’ils font leur demande dans les 6 mois suivant leur retour. Sans franchise, les biens usagés sont taxés article par article, d’ordinaire 13 % de TVA plus des droits d’environ 15 à 50 %.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': {
    of: '04a74fc6',
    text: 'Plantes susceptibles de porter des maladies, selon la liste d’une source du secteur.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '94bfb48d',
    text: 'Plantes et graines : généralement seulement avec un permis, renseignez-vous avant de les emballer.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '26703d77',
    text: 'Médicaments : généralement limités, ayez l’ordonnance sur vous.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '04603eea',
    text: 'Viande fraîche ou crue de pays touchés par la fièvre aphteuse : généralement soumise à restrictions.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '17cdaf29',
    text: 'Vêtements usagés en gros : généralement soumis à restrictions ; votre propre garde-robe est une autre affaire.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '4d5c0429',
    text: 'Armes à feu et munitions : demandez d’abord un permis aux autorités costariciennes.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '82aa1d09',
    text: 'Déclaration d’importation en douane (DUA), généralement déposée par un courtier en douane agréé.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd5e71dcb',
    text: 'Carte de résidence DIMEX pour toute franchise au titre de la loi 9996, si elle s’applique encore.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '7c600a50',
    text: 'Demande d’exonération dans le système EXONET du ministère des Finances, généralement déposée par le courtier.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '5723277a',
    text: 'Inventaire détaillé avec les valeurs, en espagnol.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7756aff2',
    text: 'Passeport, et connaissement ou lettre de transport aérien.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7da5701b',
    text: 'Pour les Costariciens de retour, preuve de 24 mois passés à l’étranger.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '3a71243c',
    text: 'Le dédouanement au Costa Rica est souvent estimé à 10 à 20 jours ouvrables, mais c’est un chiffre approximatif : les biens vont généralement dans un entrepôt sous douane et sont inspectés en totalité par l’intermédiaire d’un courtier. Demandez au courtier ce qui se pratique actuellement et quels sont les frais d’entreposage.',
  },
  'petImport.vaccinations.0': {
    of: 'f25b7847',
    text: 'Vaccination antirabique, valide et généralement faite à 3 mois ou plus.',
  },
  'petImport.vaccinations.1': {
    of: 'fe641053',
    text: 'Puce électronique lisible par un lecteur universel, avec son numéro sur le certificat sanitaire.',
  },
  'petImport.vaccinations.2': {
    of: '2ea46f08',
    text: 'Âge minimum de 6 mois pour les chiens et les chats, selon la source la plus récente ; les sources plus anciennes diffèrent.',
  },
  'petImport.vaccinations.3': {
    of: '302988d4',
    text: 'Traitement antiparasitaire et autres vaccinations : demandez à votre vétérinaire et à SENASA ce que le certificat doit mentionner.',
  },
  'petImport.quarantine': {
    of: 'd436fc22',
    text: 'Les chiens et chats dont les papiers sont en règle ne subissent normalement pas de quarantaine au Costa Rica. Les règles ont changé récemment (puce électronique, âge minimum de 6 mois) et les sources plus anciennes diffèrent : vérifiez auprès du service de santé animale SENASA (senasa.go.cr) avant de réserver.',
  },
  'petImport.healthCertificate': {
    of: 'f1c33085',
    text: 'Pour le Costa Rica, un chien ou un chat a généralement besoin d’un certificat sanitaire d’un vétérinaire, qui mentionne la vaccination antirabique et la puce électronique et que l’autorité vétérinaire du pays d’origine a visé. Un animal qui voyage non accompagné doit être dédouané par un courtier en douane.',
  },
  'vehicleImport.regulations': {
    of: '5031f4a5',
    text: 'Une voiture d’occasion peut être importée au Costa Rica par un courtier en douane et doit passer le contrôle technique (RTV, aujourd’hui assuré par Dekra) avant l’immatriculation. En pratique, seul le volant à gauche est accepté, et les voitures dont le titre porte la mention d’épave (salvage) sont refusées.',
  },
  'vehicleImport.duties': {
    of: 'b432ded1',
    text: 'Les taxes sur une voiture d’occasion au Costa Rica augmentent avec son âge : on cite couramment environ 52,3 % de la valeur fixée par le ministère des Finances jusqu’à 3 ans, 63,9 % à 4 et 5 ans et 79,0 % à partir de 6 ans, mais la source est ancienne. La loi 9996 exonérait jusqu’à deux véhicules pour certains résidents, mais cet avantage semble avoir pris fin en juillet 2026. Vérifiez d’abord auprès de Hacienda ou d’un courtier.',
  },
  'vehicleImport.documentation.0': {
    of: 'f864d328',
    text: 'Original du titre de propriété et immatriculation à votre nom.',
  },
  'vehicleImport.documentation.1': { of: '73b0c4b4', text: 'Déclaration en douane par un courtier agréé.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Connaissement.' },
  'vehicleImport.documentation.3': {
    of: '41b1e139',
    text: 'Papiers sur les émissions ou le contrôle technique, selon les conseils de votre courtier.',
  },
  'vehicleImport.documentation.4': { of: '64a72b05', text: 'Passeport ou carte DIMEX.' },
  'vehicleImport.restrictions': {
    of: 'e69f0b69',
    text: 'Sans franchise fiscale, faire venir une voiture au Costa Rica est rarement avantageux, surtout si elle est ancienne, car la taxe représente une grande partie de sa valeur ; comparez avec les prix sur place. On roule à droite, et les voitures dont le titre porte la mention d’épave (salvage) sont refusées.',
  },
  'healthcare.system': {
    of: '5ce42dc1',
    text: 'Le Costa Rica a un système public de santé, géré par la Caja (CCSS), avec des centres de soins et des hôpitaux dans tout le pays. Les hôpitaux privés sont concentrés autour de San José, et beaucoup de nouveaux arrivants y recourent parce que c’est plus rapide.',
  },
  'healthcare.insurance': {
    of: '322ffbb4',
    text: 'Les résidents en règle du Costa Rica doivent normalement s’affilier à la Caja et payer une cotisation mensuelle calculée sur le revenu. Jusqu’à votre affiliation, gardez une assurance privée ou de voyage ; beaucoup de gens ont les deux.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: 'c64c5f85',
    text: 'Au Costa Rica, l’école est gratuite et obligatoire au préscolaire, au primaire et au secondaire ; l’année scolaire publique dure généralement d’environ février à décembre. Les écoles privées sont courantes, et certaines suivent un calendrier étranger.',
  },
  'education.languageOfInstruction': {
    of: 'f447acac',
    text: 'Les écoles publiques du Costa Rica enseignent en espagnol ; les écoles privées sont souvent bilingues, le plus souvent avec l’anglais.',
  },
  'utilities.electricity': {
    of: 'e9eee1d3',
    text: 'Au Costa Rica, le courant est de 120 V à 60 Hz, avec des prises de type A et B, comme en Amérique du Nord. Les appareils prévus pour 220 à 240 V n’y fonctionnent pas pour la plupart ; un parasurtenseur est utile là où l’alimentation est irrégulière.',
  },
  'utilities.internet': {
    of: '74ad24ae',
    text: 'L’internet par fibre et par câble est courant autour de San José et dans les villes d’une certaine taille, moins sur la côte et dans les collines. Testez la connexion à l’adresse avant de signer un bail.',
  },
  'utilities.banking': {
    of: '43e0b508',
    text: 'Pour ouvrir un compte bancaire complet au Costa Rica, il faut généralement la carte DIMEX et un justificatif de revenus ; avant cela, certaines banques proposent des comptes plus simples. SINPE Móvil, le virement par numéro de téléphone, sert aux paiements quotidiens.',
  },
  'culturalTips.0': {
    of: '0a058e79',
    text: 'Au Costa Rica, pura vida sert à dire bonjour, merci et au revoir, et rappelle qu’il faut rester détendu.',
  },
  'culturalTips.1': {
    of: '46d13039',
    text: 'On indique souvent le chemin par des points de repère plutôt que par des noms de rue : notez-en quelques-uns près de chez vous, et envoyez aux chauffeurs un repère sur une carte.',
  },
  'culturalTips.2': {
    of: 'bacea419',
    text: 'Un peu d’espagnol ouvre des portes ; le usted de politesse est normal, même entre amis.',
  },
  'culturalTips.3': {
    of: '6f5db919',
    text: 'Dans la Vallée centrale et du côté du Pacifique, la saison des pluies dure d’environ mai à novembre, et il pleut surtout l’après-midi : prévoyez le déchargement le matin.',
  },
  'importantContacts.emergencyServices': {
    of: '9973ebf7',
    text: 'Au Costa Rica, composez le 911 pour la police, une ambulance ou les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: '6b741781',
    text: 'Le ministère des Finances (Ministerio de Hacienda) gère les impôts et la douane : hacienda.go.cr.',
  },
  'sources.0.title': { of: 'a1c30f0d', text: 'Ministère des Finances du Costa Rica : impôts et douane' },
  'sources.1.title': { of: 'e7ffc546', text: 'Autorité de l’immigration du Costa Rica' },
  'sources.2.title': { of: 'f89b75ad', text: 'SENASA : service de santé animale du Costa Rica' },
  'sources.3.title': { of: '9954d605', text: 'EY : le règlement d’application de la loi 9996 (secondary)' },
  'sources.4.title': { of: 'aa1ecae6', text: 'Howler : avantages fiscaux de la loi 9996 (secondary)' },
  'sources.5.title': { of: '551b7bb8', text: 'Costariciens de retour : conditions (secondary)' },
  'sources.6.title': { of: '39f7ad42', text: 'CostaRica.com : entrée des chiens et des chats (secondary)' },
  'sources.7.title': { of: '9866416a', text: 'Rex Cargo : procédures d’importation du Costa Rica (secondary)' },
  'sources.8.title': { of: '0867c072', text: 'Taxes sur les voitures d’occasion au Costa Rica (secondary, old)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
