import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amérique du Nord' },
  currency: { of: '712b589c', text: 'Peso mexicain (MXN)' },
  'visaRequirements.touristVisa': {
    of: '2288ecc6',
    text: 'De nombreuses nationalités peuvent venir au Mexique sans visa, de même que les titulaires d’un visa ou d’un titre de séjour valables de certains pays. L’agent à la frontière fixe la durée du séjour, qui peut aller jusqu’à 180 jours. Les visiteurs ne peuvent pas prendre d’emploi rémunéré et n’ont droit à aucune franchise pour leur mobilier ; vérifiez auprès d’un consulat du Mexique ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '9e2c9443',
    text: 'Pour un emploi au Mexique, l’employeur demande d’abord une autorisation à l’Institut national des migrations (INM) ; vous allez ensuite dans un consulat du Mexique pour le visa, que vous échangez contre une carte de résident après votre arrivée. Les personnes qui ont des revenus de l’étranger demandent généralement plutôt la résidence temporaire au consulat en prouvant leurs moyens.',
  },
  'visaRequirements.residencePermit': {
    of: 'af0481f5',
    text: 'Le Mexique accorde une résidence temporaire, généralement d’un an d’abord et de quatre en tout au plus, et une résidence permanente. Vous obtenez le visa dans un consulat et le faites échanger contre la carte à l’Institut national des migrations (INM), normalement dans les 30 jours suivant l’entrée. Celle des deux que vous avez détermine aussi la façon dont sont traités votre mobilier et votre voiture.',
  },
  'visaRequirements.familyReunification': {
    of: '6f724b1f',
    text: 'Les conjoints, partenaires, enfants et parents de résidents et de Mexicains peuvent généralement obtenir la résidence au Mexique par l’unité familiale, dans un consulat ou à l’Institut national des migrations (INM). Faites apostiller et traduire les actes de naissance et de mariage avant de partir, car ils sont difficiles à obtenir de loin.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '10e1b0ec',
    text: 'Le Mexique laisse une famille qui s’y installe apporter en franchise de droits un seul envoi de déménagement, le menaje de casa : des biens usagés achetés au moins 6 mois avant l’importation. Pour les résidents permanents, l’importation est définitive ; pour les résidents temporaires et les étudiants, elle est temporaire et liée au séjour : demandez au consulat ce qu’il advient des biens si votre statut change. L’envoi peut arriver avec vous, jusqu’à 3 mois avant vous ou jusqu’à 6 mois après vous, sans prolongation. Les Mexicains qui rentrent doivent avoir passé au moins 6 mois à l’étranger, mais certains consulats disent 2 ans.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '5de1047c',
    text: 'Armes à feu, même de collection, et munitions : une seule cartouche peut être un crime fédéral grave au Mexique.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.2': {
    of: '129d4c45',
    text: 'Cigarettes électroniques et vapoteuses : leur importation est interdite, pour autant qu’on le sache.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '28808da8',
    text: 'Marchandises destinées au commerce ou à un usage commercial, qui ne peuvent pas figurer sur la liste du mobilier.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'ef0d981e',
    text: 'Viande fraîche, plantes vivantes, graines et terre, en règle générale.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '6e5fc45c',
    text: 'Véhicules à moteur : ils ne font pas partie de la liste du mobilier et exigent leur propre importation.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'ef4c7c61',
    text: 'Boissons alcoolisées : ne peuvent pas figurer sur la liste du mobilier.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '473f68e6',
    text: 'Biens neufs, ou achetés moins de 6 mois avant l’importation : non couverts par la franchise.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'a5894c89',
    text: 'Drones et matériel radio : peuvent exiger un permis, renseignez-vous auprès du courtier en douane.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '3a6a4d66',
    text: 'Médicaments : emportez-les avec l’ordonnance, dans leur boîte d’origine et en quantité destinée à l’usage personnel.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fb1a28cf',
    text: 'Liste certifiée du mobilier (certificado a lista de menaje de casa) du consulat du Mexique compétent pour le lieu que vous quittez.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '7f053af6',
    text: 'Inventaire en espagnol en quatre exemplaires, avec la marque, le modèle et le numéro de série de chaque appareil électrique.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '52103a7c',
    text: 'Passeport avec le visa de résident ou la carte de résident.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'e9679121',
    text: 'Preuve de l’adresse à l’étranger et de la nouvelle adresse au Mexique, selon ce que demande le consulat.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '95f37090',
    text: 'Procuration pour le courtier en douane (agente aduanal) qui dédouane les biens.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '5c494279',
    text: 'Le dédouanement au Mexique prend généralement environ 5 à 15 jours ouvrables et passe par un courtier en douane (agente aduanal). Les numéros de série manquants sur la liste sont une cause fréquente de retard. Voyez le consulat avant d’emballer, car une liste certifiée trop tard bloque tout l’envoi.',
  },
  'petImport.vaccinations.0': {
    of: '3d74b676',
    text: 'Vaccination antirabique pour les animaux de plus de trois mois, si vous venez d’un autre pays que les États-Unis ou le Canada.',
  },
  'petImport.vaccinations.1': {
    of: '76c11aff',
    text: 'Traitement contre les parasites internes et externes dans les 6 mois avant l’entrée, pour ces mêmes pays.',
  },
  'petImport.vaccinations.2': {
    of: '5cc607fd',
    text: 'Les animaux venant des États-Unis et du Canada n’ont pas besoin de certificat sanitaire pour le Mexique, mais sont tout de même inspectés ; emportez le carnet de vaccination malgré tout.',
  },
  'petImport.quarantine': {
    of: '06cc4a31',
    text: 'Le Mexique n’impose pas de quarantaine : SENASICA inspecte l’animal dans son bureau (OISA) à l’aéroport ou à la frontière, et un animal en bonne santé repart avec vous. Prévoyez une caisse de transport propre et de la nourriture pour un jour seulement. Un animal qui a des tiques ou des plaies peut devoir être soigné d’abord à vos frais.',
  },
  'petImport.healthCertificate': {
    of: 'dd56f110',
    text: 'En venant d’autres pays que les États-Unis et le Canada, un chien ou un chat a généralement besoin, pour le Mexique, d’un certificat sanitaire datant de 15 jours au plus, qui mentionne la vaccination antirabique et le traitement antiparasitaire. La puce électronique n’est pas obligatoire, mais la compagnie aérienne ou le pays où vous retournerez peut l’exiger. Vérifiez auprès de SENASICA (gob.mx/senasica) avant le vol, car les règles changent aussi en cas d’épidémie.',
  },
  'vehicleImport.regulations': {
    of: 'c8a5a3ec',
    text: 'Une voiture ne fait pas partie du mobilier au Mexique. Les visiteurs et les résidents temporaires peuvent généralement avoir un permis d’importation temporaire (TIP) de Banjercito, lié à leur statut ; les résidents permanents ne le peuvent pas et doivent nationaliser la voiture ou la faire sortir. La Basse-Californie, une partie du Sonora et la zone frontalière ont des règles plus souples.',
  },
  'vehicleImport.duties': {
    of: '853e9d55',
    text: 'Un permis d’importation temporaire pour le Mexique demande des frais et un dépôt remboursable plutôt que des droits ; consultez Banjercito pour les montants. Une importation définitive coûte des droits, la TVA et les honoraires d’un courtier en douane, et elle est surtout ouverte aux voitures avec un numéro de châssis (VIN) nord-américain, âgées d’environ 8 à 9 ans ; demandez un chiffre à un courtier avant de décider.',
  },
  'vehicleImport.documentation.0': {
    of: 'ccab84d5',
    text: 'Immatriculation et titre de propriété de la voiture à votre nom.',
  },
  'vehicleImport.documentation.1': {
    of: 'c8d5c437',
    text: 'Passeport et permis de visiteur ou carte de résident temporaire.',
  },
  'vehicleImport.documentation.2': {
    of: '6c643290',
    text: 'Permis de conduire et carte de paiement pour le dépôt du permis temporaire.',
  },
  'vehicleImport.documentation.3': {
    of: '028ba3c0',
    text: 'Assurance responsabilité civile mexicaine, car les polices étrangères ne sont généralement pas acceptées.',
  },
  'vehicleImport.documentation.4': {
    of: 'a7cd64d3',
    text: 'Courtier en douane et preuve d’origine (VIN), pour une importation définitive.',
  },
  'vehicleImport.restrictions': {
    of: '1c238087',
    text: 'Pour les résidents permanents, il vaut rarement la peine d’emmener une voiture au Mexique ; pour les résidents temporaires qui viennent du nord par la route, cela peut valoir la peine. Le permis temporaire prend fin avec le statut : devenir résident permanent signifie que la voiture doit sortir ou être nationalisée, et un permis dépassé coûte le dépôt et peut coûter la voiture.',
  },
  'healthcare.system': {
    of: '0e3ec2c3',
    text: 'Le Mexique a des systèmes publics, comme l’IMSS pour les salariés et leurs familles, et un grand secteur privé avec de très bons hôpitaux dans les villes. La plupart des nouveaux arrivants consultent des médecins privés, dont la qualité et les prix varient : renseignez-vous avant.',
  },
  'healthcare.insurance': {
    of: '0cae0092',
    text: 'Les salariés au Mexique sont couverts par l’IMSS par leur employeur ; les autres résidents peuvent souvent y adhérer volontairement, avec des exclusions pour les maladies antérieures. Beaucoup de nouveaux arrivants prennent une assurance privée, car les hôpitaux privés exigent une garantie ou un dépôt à l’admission.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '1311c21b',
    text: 'Au Mexique, l’école va du préscolaire au secondaire supérieur, en passant par six ans de primaire et trois de secondaire ; elle est obligatoire, et gratuite dans les écoles publiques. L’année commence généralement fin août. Apportez des bulletins scolaires apostillés pour l’inscription.',
  },
  'education.languageOfInstruction': {
    of: '6049e067',
    text: 'Les écoles du Mexique enseignent en espagnol, et certaines aussi dans des langues autochtones. Les écoles bilingues et internationales des grandes villes enseignent en anglais, en français, en allemand et dans d’autres langues.',
  },
  'utilities.electricity': {
    of: '161d21f8',
    text: 'Au Mexique, le courant est de 127 V à 60 Hz, avec des prises de type A et B, si bien que les appareils des États-Unis et du Canada fonctionnent tels quels. Il vaut mieux laisser ceux prévus seulement pour 220 à 240 V. Un parasurtenseur est une bonne idée, car la tension peut varier.',
  },
  'utilities.internet': {
    of: '774641fd',
    text: 'La fibre et le câble sont courants dans les villes mexicaines et inégaux à la campagne. Demandez aux voisins quel fournisseur fonctionne dans votre rue, et patientez avec un forfait mobile prépayé.',
  },
  'utilities.banking': {
    of: 'ddecea5c',
    text: 'Les banques du Mexique ouvrent généralement un compte aux résidents avec la carte de résident, le passeport et un justificatif de domicile ; les visiteurs peuvent rarement en ouvrir un. On vous demandera souvent un numéro fiscal (RFC) du SAT et la clé de population (CURP).',
  },
  'culturalTips.0': {
    of: '753982a3',
    text: 'Au Mexique, saluez tout le monde en entrant dans un bureau, un magasin ou une salle d’attente ; un buenos días fait beaucoup.',
  },
  'culturalTips.1': {
    of: '140e34ff',
    text: 'Le déjeuner est le repas principal au Mexique et commence souvent après deux heures de l’après-midi : organisez visites et livraisons en conséquence.',
  },
  'culturalTips.2': {
    of: '6ee420a3',
    text: 'Gardez plusieurs copies de vos papiers : au Mexique, beaucoup de bureaux demandent les originaux et des copies, et des noms écrits exactement comme dans le passeport.',
  },
  'culturalTips.3': {
    of: '70e28233',
    text: 'Au Mexique, on ne boit généralement pas l’eau du robinet ; commandez de grandes bonbonnes (garrafones) ou posez un filtre dès les premiers jours.',
  },
  'importantContacts.emergencyServices': {
    of: 'eb161cca',
    text: 'Au Mexique, composez le 911 pour la police, une ambulance ou les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: '66e5b83b',
    text: 'Le service de l’administration fiscale (SAT) gère les impôts au Mexique : sat.gob.mx.',
  },
  'sources.0.title': { of: '33999d6d', text: 'Ambassade du Mexique au Costa Rica : mobilier des étrangers' },
  'sources.1.title': { of: 'b68f61e6', text: 'Ambassade du Mexique à Singapour : mobilier' },
  'sources.2.title': { of: '20f77d5a', text: 'Consulat du Mexique à Boise : mobilier' },
  'sources.3.title': { of: '790350ee', text: 'Consulat du Mexique à El Paso : liste certifiée du mobilier' },
  'sources.4.title': { of: '615ab956', text: 'Institut national des migrations du Mexique (INM)' },
  'sources.5.title': { of: '57340555', text: 'SENASICA : santé animale au Mexique' },
  'sources.6.title': { of: '37ef1d76', text: 'Agence nationale des douanes du Mexique (ANAM)' },
  'sources.7.title': { of: '5bf90fe3', text: 'Administration fiscale du Mexique (SAT)' },
  'sources.8.title': { of: '0cfdff18', text: 'Infobae : conditions pour les chiens et les chats (secondary)' },
  'sources.9.title': { of: 'd885d966', text: 'Mexico On My Mind : voitures à plaques étrangères (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
