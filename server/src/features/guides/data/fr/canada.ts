import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Amérique du Nord' },
  currency: { of: 'db69bae6', text: 'Dollar canadien (CAD)' },
  'visaRequirements.touristVisa': {
    of: '242ea53a',
    text: 'Les visiteurs au Canada ont besoin soit d’un visa de visiteur, soit, avec un passeport dispensé de visa et s’ils arrivent par avion, d’une autorisation de voyage électronique (AVE) ; les citoyens des États-Unis n’ont besoin ni de l’un ni de l’autre. Une visite est généralement limitée à six mois, sauf décision contraire de l’agent à la frontière, et ne permet pas de travailler. Vérifiez sur canada.ca ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'd5636d93',
    text: 'La plupart des gens ont besoin d’un permis de travail pour le Canada, soit lié à un employeur, souvent avec une étude d’impact sur le marché du travail, soit ouvert, valable pour tout employeur. Certains professionnels sont dispensés de cette étude par des accords commerciaux, et il existe des programmes vacances-travail pour de nombreuses nationalités. Vérifiez les voies actuelles auprès d’Immigration, Réfugiés et Citoyenneté Canada (IRCC).',
  },
  'visaRequirements.residencePermit': {
    of: '12dffbc8',
    text: 'La résidence permanente au Canada s’obtient surtout par Entrée express, les programmes des candidats des provinces, la sélection propre au Québec et le parrainage familial. Les résidents permanents reçoivent une carte RP et doivent passer une durée minimale dans le pays pour garder leur statut. Les exigences changent souvent : consultez IRCC sur canada.ca.',
  },
  'visaRequirements.familyReunification': {
    of: '24ff5a94',
    text: 'Les citoyens et les résidents permanents du Canada peuvent parrainer un époux, un partenaire ou un enfant à charge et parfois des parents et grands-parents. Les familles de travailleurs et d’étudiants peuvent éventuellement les accompagner avec leurs propres permis ; vérifiez l’admissibilité auprès d’IRCC.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '48d733a0',
    text: 'Les immigrants qui s’établissent au Canada (numéro tarifaire 9807) apportent généralement leur mobilier et leurs effets personnels en franchise de droits s’ils les ont possédés, détenus et utilisés avant leur arrivée. Les anciens résidents (numéro tarifaire 9805) doivent avoir vécu à l’étranger au moins 1 an et avoir possédé, détenu et utilisé les biens à l’étranger pendant au moins 6 mois. Les biens vendus dans les 12 mois deviennent passibles de droits. Pour un ancien résident, un article isolé valant plus de 10 000 CAD est généralement taxé sur l’excédent : renseignez-vous auprès de l’Agence des services frontaliers du Canada (ASFC).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '1de96602',
    text: 'Cannabis sous toute forme : il ne doit franchir la frontière du Canada ni dans un sens ni dans l’autre.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: 'b674d6a8',
    text: 'Armes de poing, soumises à un gel, et autres armes prohibées.',
  },
  'customsRegulations.prohibitedItems.2': { of: '58405b9b', text: 'Gaz poivré et couteaux à cran d’arrêt.' },
  'customsRegulations.prohibitedItems.3': {
    of: '2d6e739f',
    text: 'Marchettes pour bébés (trotteurs), interdites au Canada.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '6a2e3407',
    text: 'Terre, y compris celle qui colle aux outils, aux bottes et aux pots de plantes, sauf si vous avez un permis.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8ae9dd8e',
    text: 'Armes à feu autorisées : déclarez-les et ayez le permis voulu.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '375913fa',
    text: 'Plantes, viande et produits laitiers : limités par l’Agence canadienne d’inspection des aliments (ACIA).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2efcb48e',
    text: 'Matelas usagés : un certificat de nettoyage ou de fumigation est nécessaire.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '107b060f',
    text: 'Alcool et tabac : au-delà de la quantité permise par personne, ils sont normalement taxés.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cca40268',
    text: 'Formulaire BSF186, Document de déclaration en détail des effets personnels (des guides plus anciens l’appellent B4).',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd218e122',
    text: 'Formulaire BSF186A, la liste des biens (autrefois B4A), avec les valeurs et les numéros de série lorsqu’il y en a.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '83b0d480',
    text: 'Liste des marchandises à suivre, remise et estampillée à votre première arrivée : ce qui n’y figure pas est difficile à faire entrer en franchise plus tard.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'fb3da0b3',
    text: 'Passeport avec le visa, le permis de travail ou la confirmation de résidence permanente.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '84da83a9',
    text: 'Pour les anciens résidents, preuve d’au moins 1 an passé à l’étranger.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1cd8c8d9',
    text: 'Connaissement ou lettre de transport aérien de l’envoi.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'fb7fe342',
    text: 'Le dédouanement du mobilier au Canada prend généralement 1 à 5 jours ouvrables, et le propriétaire se rend normalement en personne au bureau de l’ASFC avec la liste estampillée. Les marchandises à suivre inscrites sur la liste n’ont généralement pas de date limite d’importation. Une inspection rallonge le délai.',
  },
  'petImport.vaccinations.0': {
    of: 'aeb7b34c',
    text: 'Vaccination antirabique avec un certificat valide d’un vétérinaire autorisé, en anglais ou en français, pour les chiens et chats de 3 mois ou plus.',
  },
  'petImport.vaccinations.1': {
    of: 'b450deef',
    text: 'Les chiots et chatons de moins de 3 mois n’ont généralement pas besoin de vaccination antirabique.',
  },
  'petImport.vaccinations.2': {
    of: '66bc0ff3',
    text: 'Les animaux venant de pays officiellement exempts de rage n’ont généralement pas besoin de vaccination si cela est certifié.',
  },
  'petImport.quarantine': {
    of: 'f63145b2',
    text: 'Le Canada n’impose généralement pas de quarantaine aux chiens et chats de particuliers dont les papiers sont en règle. Il en va autrement des chiens classés comme commerciaux : depuis septembre 2022, ceux qui viennent de pays à risque élevé de rage canine sont refusés. Vérifiez la catégorie de votre animal auprès de l’Agence canadienne d’inspection des aliments (ACIA).',
  },
  'petImport.healthCertificate': {
    of: '46285cb6',
    text: 'Un chien ou un chat de particulier entre généralement au Canada avec son certificat de vaccination antirabique, rédigé en anglais ou en français et signé par un vétérinaire autorisé ; il doit décrire l’animal et le vaccin. La puce électronique n’est pas exigée pour les animaux de particuliers, mais c’est une sage précaution. Faites-le confirmer par l’ACIA, et demandez à la compagnie aérienne quels papiers elle exige de son côté.',
  },
  'vehicleImport.regulations': {
    of: 'd6396c24',
    text: 'Les véhicules de moins de 15 ans doivent respecter les normes de sécurité canadiennes, et ceux vendus pour d’autres pays que les États-Unis ne peuvent généralement pas être importés avant d’avoir 15 ans. Les véhicules venant des États-Unis passent généralement par le Registraire des véhicules importés (RVI), avec des frais, d’éventuelles modifications et une inspection dans les 45 jours. Vérifiez d’abord votre modèle auprès de Transports Canada.',
  },
  'vehicleImport.duties': {
    of: '06ab76ca',
    text: 'La voiture d’un immigrant qui s’établit au Canada peut entrer en franchise de droits avec le mobilier, pour autant qu’elle soit admissible. Sinon, prévoyez généralement 6,1 % de droits sur les voitures de pays sans accord de libre-échange, 5 % de TPS, 100 CAD de taxe d’accise sur la climatisation et peut-être une taxe provinciale ou des surtaxes. Renseignez-vous auprès de l’ASFC avant d’expédier.',
  },
  'vehicleImport.documentation.0': { of: '1e2736c9', text: 'Titre de propriété et immatriculation à votre nom.' },
  'vehicleImport.documentation.1': {
    of: 'bd45e9e6',
    text: 'Formulaire d’importation de véhicule, délivré à la frontière.',
  },
  'vehicleImport.documentation.2': {
    of: '6a874e7d',
    text: 'Lettre du constructeur attestant qu’aucun rappel n’est en suspens, généralement demandée pour les véhicules des États-Unis.',
  },
  'vehicleImport.documentation.3': {
    of: '72aeb405',
    text: 'Papiers d’inspection du RVI pour les véhicules venant des États-Unis.',
  },
  'vehicleImport.documentation.4': {
    of: '99f7ed65',
    text: 'Preuve de vente ou de valeur, sauf si la voiture entre comme effet d’immigrant.',
  },
  'vehicleImport.restrictions': {
    of: '1f6f8378',
    text: 'Faire venir une voiture au Canada est souvent raisonnable depuis les États-Unis et rarement possible d’ailleurs, sauf si elle a 15 ans ou plus ; certaines voitures construites selon les spécifications mexicaines peuvent aussi convenir. Pour un déménagement d’outre-mer, la plupart des gens vendent leur voiture et en rachètent une sur place. Au Canada, on roule à droite.',
  },
  'healthcare.system': {
    of: '6289c8ee',
    text: 'Les soins de santé au Canada sont publics, gérés par les provinces et territoires et financés par l’impôt ; les médecins et les hôpitaux sont couverts pour les résidents qui ont une carte santé. Les médecins de famille peuvent être difficiles à trouver : inscrivez-vous tôt sur une liste d’attente.',
  },
  'healthcare.insurance': {
    of: '8b438edd',
    text: 'Certaines provinces canadiennes font attendre les nouveaux arrivants avant le début de la couverture publique : souscrivez donc une assurance privée pour les premiers mois. Les soins dentaires, les lunettes et les médicaments sont souvent couverts par le régime de l’employeur ; renseignez-vous sur le délai auprès du ministère de la Santé de la province.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '4d59d453',
    text: 'Au Canada, l’école relève des provinces ; elle est gratuite dans les écoles publiques pour les enfants de résidents, généralement de 5 ou 6 ans jusqu’à un âge situé entre 16 et 18 ans. L’année scolaire dure d’environ septembre à juin. C’est normalement votre adresse qui détermine l’école.',
  },
  'education.languageOfInstruction': {
    of: 'c677a452',
    text: 'Les écoles canadiennes enseignent en anglais ou en français : le français est la règle au Québec, avec des exceptions limitées, et l’immersion en français est courante ailleurs.',
  },
  'utilities.electricity': {
    of: 'a67bdda3',
    text: 'Au Canada, le courant est de 120 V à 60 Hz, avec des prises de type A et B. Les appareils prévus pour 220 à 240 V n’y fonctionnent pas pour la plupart : vérifiez chaque étiquette avant d’emballer.',
  },
  'utilities.internet': {
    of: 'c6efd237',
    text: 'L’internet haut débit est bon dans les villes canadiennes et plus inégal dans les régions rurales. Les contrats d’internet et de téléphonie mobile sont relativement chers : comparez les fournisseurs de la région.',
  },
  'utilities.banking': {
    of: '4cde127d',
    text: 'Les grandes banques canadiennes proposent des comptes pour nouveaux arrivants, dont certains peuvent être entamés avant l’arrivée. Apportez un passeport et vos papiers d’immigration, et demandez tôt un numéro d’assurance sociale (NAS), nécessaire pour être payé.',
  },
  'culturalTips.0': {
    of: 'd7653bb2',
    text: 'La courtoisie compte au Canada : on respecte les files d’attente, on tient la porte et on s’excuse volontiers.',
  },
  'culturalTips.1': {
    of: 'ca3cd9b8',
    text: 'Enlevez vos chaussures en entrant dans un logement, sauf si l’on vous dit le contraire.',
  },
  'culturalTips.2': {
    of: '8353bf2a',
    text: 'Équipez-vous pour l’hiver de votre province avant qu’il n’arrive, et renseignez-vous sur les pneus d’hiver, que le Québec exige.',
  },
  'culturalTips.3': {
    of: '4e78d01d',
    text: 'Le pourboire est attendu dans les restaurants et les taxis ; le terminal de paiement suggère généralement un montant.',
  },
  'culturalTips.4': { of: '3ace7fa4', text: 'Au Québec, saluez d’abord en français : un simple bonjour est apprécié.' },
  'importantContacts.emergencyServices': {
    of: '7ee42eac',
    text: 'Au Canada, composez le 911 pour la police, les pompiers ou une ambulance.',
  },
  'importantContacts.taxOffice': {
    of: '881d4b7e',
    text: 'L’Agence du revenu du Canada (ARC) gère les impôts et les prestations : canada.ca.',
  },
  'sources.0.title': {
    of: 'f955758d',
    text: 'Agence des services frontaliers du Canada : formulaire BSF186, effets personnels',
  },
  'sources.1.title': {
    of: 'c5175317',
    text: 'Agence canadienne d’inspection des aliments : animaux, plantes et aliments',
  },
  'sources.2.title': { of: '18615365', text: 'Gouvernement du Canada : immigration, impôts et vie sur place' },
  'sources.3.title': { of: '8fb22678', text: 'Transports Canada : véhicules' },
  'sources.4.title': { of: '8a86b326', text: 'Registraire des véhicules importés' },
  'sources.5.title': { of: '28c40163', text: 'EH Canada Visa : remplir le BSF186 à la frontière (secondary)' },
  'sources.6.title': {
    of: 'd0074d0c',
    text: 'PetFriendlyTravel : règles d’importation des animaux de compagnie au Canada (secondary)',
  },
  'sources.7.title': { of: '3a493472', text: 'Mémorandum D19-12-1 de l’agence frontalière sur les véhicules (copie)' },
  'sources.8.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.9.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
