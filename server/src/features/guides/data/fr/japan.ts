import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asie de l’Est' },
  currency: { of: '38dc08bd', text: 'Yen japonais (JPY)' },
  'visaRequirements.touristVisa': {
    of: 'ed56cf61',
    text: 'De nombreuses nationalités peuvent venir au Japon sans visa pour un court séjour, souvent jusqu’à 90 jours ; les autres font d’abord une demande à une ambassade du Japon. Un court séjour ne permet pas de travail rémunéré et ne peut normalement pas être transformé en résidence depuis le pays. Vérifiez auprès d’une ambassade ou d’un consulat du Japon ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '2a31a182',
    text: 'Pour que vous puissiez travailler au Japon, l’employeur demande généralement un certificat d’éligibilité (Certificate of Eligibility) à l’Agence des services d’immigration, et vous le présentez ensuite à une ambassade du Japon pour obtenir le visa. Le visa est lié à un type d’activité, comme ingénieur ou spécialiste, salarié muté au sein de son entreprise ou professionnel hautement qualifié. Commencez plusieurs mois à l’avance, car le certificat à lui seul peut prendre des semaines.',
  },
  'visaRequirements.residencePermit': {
    of: 'f2673f54',
    text: 'Les nouveaux arrivants qui restent au Japon plus de trois mois reçoivent une carte de résident, dès l’arrivée dans les grands aéroports. Déclarez votre adresse à la mairie ou au bureau d’arrondissement dans les 14 jours suivant l’emménagement. Les prolongations et la résidence permanente passent par l’Agence des services d’immigration (moj.go.jp/isa).',
  },
  'visaRequirements.familyReunification': {
    of: 'b7eeda07',
    text: 'Un conjoint et des enfants peuvent généralement suivre au Japon avec le statut de personne à charge lorsque le titulaire principal a un statut de travail ou d’étudiant et les moyens de les entretenir ; les parents sont rarement admis par cette voie. La famille demande elle aussi des certificats d’éligibilité, de préférence en même temps que celui du titulaire principal.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '9d0cb365',
    text: 'Si vous avez vécu plus d’un an à l’étranger, ou si vous allez rester plus d’un an au Japon, le mobilier et les effets personnels usagés qui arrivent dans les 6 mois suivant votre propre entrée sont admis en franchise de droits par une procédure simple, comme bagages non accompagnés d’un voyageur. Vous devez déclarer l’envoi à votre arrivée : remettez deux exemplaires de la déclaration d’articles accompagnés et non accompagnés (Declaration of Accompanied and Unaccompanied Articles) et gardez celui que la douane tamponne, car l’oubli est très difficile à rattraper. Un déménageur demande une année entière de possession, que la page de la douane ne mentionne pas : renseignez-vous auprès de la douane japonaise pour les objets plus récents.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'b5a0e101',
    text: 'Drogues et stimulants, dont font partie au Japon des remèdes ordinaires contre le rhume à base de pseudoéphédrine et certains inhalateurs, comme les inhalateurs Vicks et les comprimés de type Sudafed.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'dea03393', text: 'Armes à feu, munitions et pièces d’armes.' },
  'customsRegulations.prohibitedItems.2': { of: '9cecf4ca', text: 'Contrefaçons de marques et fausse monnaie.' },
  'customsRegulations.prohibitedItems.3': { of: 'a86bf77e', text: 'Matériel obscène.' },
  'customsRegulations.restrictedItems.0': {
    of: '80a525e0',
    text: 'Médicaments : les déménageurs donnent comme limite environ deux mois de traitement, et elle est souvent plus basse pour les médicaments sur ordonnance. Au-delà, il faut une confirmation d’importation (Yunyu Kakunin-sho) du ministère de la Santé avant l’expédition.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '5998d538',
    text: 'Viande, saucisses et autres produits d’origine animale : pas sans certificat d’inspection du pays d’origine.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '629dfb49',
    text: 'Aliments, y compris le riz et la nourriture pour animaux : n’en emballez pas, car les déménageurs avertissent que cela entraîne des inspections coûteuses.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'fdfdae9f',
    text: 'Plantes, graines, bulbes et terre : ils exigent des documents de quarantaine végétale, il est donc plus simple de les laisser.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5c97c101',
    text: 'Peaux d’animaux, plumes et objets faits d’espèces protégées : exigent généralement des documents CITES.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'fb97a8af',
    text: 'Sabres, et couteaux dont la lame dépasse environ 15 cm : exigent généralement un permis ou un enregistrement, renseignez-vous auprès de la douane japonaise.',
  },
  'customsRegulations.restrictedItems.6': {
    of: '6ed9a7e6',
    text: 'Alcool et tabac au-delà de la franchise des voyageurs : taxés, et il vaut mieux ne pas les emballer avec les meubles.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '80063033',
    text: 'Formulaire de douane C No. 5360, la déclaration d’articles accompagnés et non accompagnés, en deux exemplaires, remis à l’entrée au Japon ; les déménageurs ont besoin de l’original tamponné par la douane.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '34a7180f',
    text: 'Passeport avec le tampon d’entrée ou l’autorisation de débarquement.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'f682686d',
    text: 'Liste de colisage de chaque carton, en anglais ou en japonais, sans mentions comme « divers » ou « emballé par le propriétaire ».',
  },
  'customsRegulations.documentationRequired.3': {
    of: '8a3e5a13',
    text: 'Visa ou carte de résident indiquant la durée de votre séjour, si la douane le demande.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '9406603e',
    text: 'Trois exemplaires de la demande d’exonération et preuve d’utilisation, si une voiture est du voyage.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '09b118c8',
    text: 'Le dédouanement au Japon prend généralement environ 5 à 10 jours ouvrables pour le fret maritime et 3 à 5 pour le fret aérien, une fois que vous êtes arrivé et que la déclaration tamponnée est entre vos mains. Les contrôles aux rayons X sont courants. Une déclaration en ligne faite avant le vol peut ne pas couvrir les biens qui arrivent séparément de vous : demandez donc le formulaire papier à l’aéroport.',
  },
  'petImport.vaccinations.0': {
    of: '9d895e69',
    text: 'La puce électronique d’abord : une puce ISO doit être en place pour que les vaccinations antirabiques comptent.',
  },
  'petImport.vaccinations.1': {
    of: '8f973b19',
    text: 'Deux vaccinations antirabiques une fois la puce posée, la seconde au moins 30 jours après la première et pendant la durée de validité de celle-ci.',
  },
  'petImport.vaccinations.2': {
    of: 'dfdc4754',
    text: 'Titrage des anticorps antirabiques après la seconde vaccination, par un laboratoire que le Japon reconnaît.',
  },
  'petImport.vaccinations.3': {
    of: '83a38d9a',
    text: 'Attente de 180 jours à compter du jour de la prise de sang avant l’arrivée de l’animal.',
  },
  'petImport.vaccinations.4': {
    of: '3a0f0086',
    text: 'Les animaux venant des quelques régions que le Japon désigne comme exemptes de rage suivent une procédure plus courte ; demandez au Service de quarantaine animale si la vôtre en fait partie.',
  },
  'petImport.quarantine': {
    of: '09baf52f',
    text: 'Les chiens et chats qui remplissent toutes les conditions pour le Japon sont généralement rendus à leur propriétaire après une inspection qui dure au plus 12 heures environ. Les animaux qui manquent à une condition, le plus souvent l’attente de 180 jours, peuvent être retenus jusqu’à 180 jours à vos frais. Comptez sept à huit mois de préparation à partir de la première vaccination.',
  },
  'petImport.healthCertificate': {
    of: '1221f611',
    text: 'Prévenez le Service de quarantaine animale au moins 40 jours avant l’arrivée de l’animal au Japon et attendez son accord ; il demande aussi un certificat d’un vétérinaire officiel du pays d’origine, établi peu avant le vol. Le service (maff.go.jp/aqs) a ses propres formulaires : faites remplir ceux-là par votre vétérinaire.',
  },
  'vehicleImport.regulations': {
    of: '969091a4',
    text: 'Au Japon, une voiture exige une déclaration d’importation générale, séparée du mobilier. Une voiture que vous avez utilisée avant de venir peut bénéficier de l’exonération des effets de déménagement, avec trois exemplaires de la demande d’exonération et la preuve d’utilisation ; les sources divergent sur la durée d’utilisation demandée, 6 ou 12 mois, vérifiez donc auprès de la douane japonaise avant d’expédier.',
  },
  'vehicleImport.duties': {
    of: '43924e35',
    text: 'Le droit de douane sur les voitures au Japon est de 0 %, mais sans l’exonération, 10 % de taxe à la consommation sont généralement dus. D’après d’autres guides, une voiture exonérée qui est vendue dans les 2 ans devient taxable. Le contrôle de sécurité (shaken), les modifications qu’il exige et l’immatriculation ajoutent une bonne somme.',
  },
  'vehicleImport.documentation.0': {
    of: '3fa34da8',
    text: 'Trois exemplaires de la demande d’exonération de droits et taxes.',
  },
  'vehicleImport.documentation.1': {
    of: 'd7ba97ec',
    text: 'Preuve que vous avez possédé et utilisé la voiture avant d’entrer au Japon, comme les papiers d’immatriculation et d’assurance.',
  },
  'vehicleImport.documentation.2': {
    of: 'f87ac2fa',
    text: 'Passeport et déclaration tamponnée d’articles accompagnés et non accompagnés.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Connaissement pour la voiture.' },
  'vehicleImport.documentation.4': {
    of: '7fd9ab88',
    text: 'Papiers pour le contrôle des émissions et le contrôle de sécurité (shaken).',
  },
  'vehicleImport.restrictions': {
    of: '55765a15',
    text: 'Faire venir une voiture au Japon en vaut rarement la peine : la preuve des émissions, le shaken et l’immatriculation sont lents et coûteux, et les bonnes voitures d’occasion y sont bon marché. On roule à gauche. Dans la plupart des villes, il faut aussi une attestation de la police prouvant que vous avez une place de stationnement avant de pouvoir immatriculer une voiture.',
  },
  'healthcare.system': {
    of: '8a3a7d1f',
    text: 'Le Japon a une assurance maladie publique universelle et un réseau dense de cliniques et d’hôpitaux que vous pouvez choisir librement. Les assurés paient généralement 30 % de la facture, et un plafond mensuel limite le coût des traitements importants.',
  },
  'healthcare.insurance': {
    of: '015d5500',
    text: 'Toute personne qui reste au Japon plus de trois mois doit s’affilier : les salariés par l’entreprise, les autres par l’assurance maladie nationale, à la mairie ou au bureau d’arrondissement. Prévoyez une assurance de voyage ou une assurance privée pour les premières semaines.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (police), 119 (pompiers et ambulance)' },
  'education.schoolSystem': {
    of: 'a6722901',
    text: 'Au Japon, l’école comprend six ans d’école primaire, trois de collège et trois de lycée ; les neuf premières années sont obligatoires pour les enfants japonais et ouvertes aux enfants étrangers, sans frais de scolarité dans les écoles publiques. L’année scolaire commence en avril. Demandez une place à la mairie ou au bureau d’arrondissement.',
  },
  'education.languageOfInstruction': {
    of: '6b3cf79e',
    text: 'Les écoles publiques du Japon enseignent en japonais, et beaucoup offrent un certain soutien linguistique aux nouveaux arrivants. Les écoles internationales des grandes villes enseignent en anglais et dans d’autres langues.',
  },
  'utilities.electricity': {
    of: 'cb85dc51',
    text: 'Au Japon, le courant est de 100 V, avec des prises de type A et B, à 50 Hz dans l’est (Tokyo) et à 60 Hz dans l’ouest (Osaka, Nagoya, Kyushu). Les appareils prévus pour 220 à 240 V n’y fonctionnent pas sans transformateur et il vaut généralement mieux les laisser ; cherchez une étiquette qui indique 100-240 V et 50/60 Hz.',
  },
  'utilities.internet': {
    of: '7802dbf6',
    text: 'La fibre est rapide et courante dans les villes japonaises, mais l’installation d’une nouvelle ligne peut prendre des semaines ; beaucoup de gens patientent avec un wifi de poche ou un forfait mobile. Demandez au bailleur si l’immeuble a déjà une ligne.',
  },
  'utilities.banking': {
    of: 'd8591cf5',
    text: 'Pour ouvrir un compte au Japon, il faut généralement la carte de résident, votre adresse déclarée et un numéro de téléphone japonais ; certaines banques demandent six mois de séjour ou un emploi, et d’autres un sceau personnel. Apportez de l’argent liquide ou une carte étrangère qui fonctionne sur place pour les premières semaines.',
  },
  'culturalTips.0': {
    of: 'a0283744',
    text: 'Enlevez vos chaussures à l’entrée des logements, et de certaines cliniques, écoles et restaurants au Japon ; un sol surélevé d’une marche ou une étagère à chaussures en est le signe.',
  },
  'culturalTips.1': {
    of: 'cfbe8fee',
    text: 'Demandez à l’immeuble ou au bureau d’arrondissement le calendrier des ordures : au Japon, les déchets sont triés strictement, et chaque sorte a son jour.',
  },
  'culturalTips.2': {
    of: 'da34e88c',
    text: 'Au Japon, mettez votre téléphone en silencieux dans les trains et les bus, et téléphonez dehors.',
  },
  'culturalTips.3': {
    of: '6f9dc16c',
    text: 'Au Japon, un petit cadeau pour les voisins et un mot de salutation le jour de l’emménagement sont une aimable coutume et ouvrent des portes.',
  },
  'culturalTips.4': {
    of: 'fdf59357',
    text: 'Au Japon, donnez et prenez les cartes de visite à deux mains et lisez une carte avant de la ranger.',
  },
  'importantContacts.emergencyServices': {
    of: '0c9b2aa3',
    text: 'Au Japon, composez le 110 pour la police et le 119 pour les pompiers ou une ambulance.',
  },
  'importantContacts.taxOffice': {
    of: 'e5c36e46',
    text: 'L’Agence nationale des impôts (National Tax Agency) gère l’impôt sur le revenu au Japon : nta.go.jp. La taxe de résidence relève de votre commune.',
  },
  'sources.0.title': { of: '1274fd56', text: 'Douane japonaise : effets de déménagement et articles non accompagnés' },
  'sources.1.title': {
    of: 'de5ff2ad',
    text: 'Service de quarantaine animale du Japon : questions sur les chiens et les chats',
  },
  'sources.2.title': {
    of: 'b45cb387',
    text: 'Agence des services d’immigration du Japon, avec son portail sur la vie quotidienne',
  },
  'sources.3.title': { of: '5042de07', text: 'Agence nationale des impôts du Japon' },
  'sources.4.title': {
    of: 'd2081294',
    text: 'Autorité alimentaire finlandaise : emmener des animaux de compagnie au Japon',
  },
  'sources.5.title': { of: '9a50273d', text: 'A-Cross : déménager au Japon (secondary)' },
  'sources.6.title': { of: '913b8ff7', text: 'Blue Horizon Shipping : déménager au Japon (secondary)' },
  'sources.7.title': { of: '9d49f752', text: 'Guide de déménageurs pour l’importation au Japon (secondary)' },
  'sources.8.title': { of: '3f686a8e', text: 'Angloinfo : importer un véhicule au Japon (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
