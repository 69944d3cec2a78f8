import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '40d9a907', text: 'Europe centrale' },
  currency: { of: 'ada56a3f', text: 'Franc suisse (CHF)' },
  'visaRequirements.touristVisa': {
    of: '38cf34b3',
    text: 'La Suisse fait partie de l’espace Schengen sans être membre de l’UE : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE et de l’AELE n’ont besoin d’aucun visa. Vérifiez auprès de l’ambassade de Suisse ou sur sem.admin.ch ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'c968e5d4',
    text: 'Les citoyens de l’UE et de l’AELE peuvent prendre un emploi en Suisse et l’annoncer avec leur permis. Pour les autres, l’employeur fait la demande au canton, doit généralement montrer qu’il n’a trouvé personne qui convienne sur place, et les places sont limitées par des contingents annuels pour le personnel qualifié. Commencez par l’employeur, car le visa suit l’autorisation.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf3e973d',
    text: 'Toute personne qui reste en Suisse plus de trois mois ou y travaille s’annonce à la commune, dans les 14 jours suivant l’arrivée et avant le premier jour de travail. Le permis L est destiné aux séjours plus courts, le B aux séjours plus longs, le C aux personnes établies et le G aux frontaliers. Les règles et les émoluments diffèrent d’un canton à l’autre.',
  },
  'visaRequirements.familyReunification': {
    of: '52fd719a',
    text: 'Les citoyens de l’UE et de l’AELE qui vivent en Suisse peuvent généralement faire venir conjoint, enfants et parents à charge. Pour les autres, il s’agit surtout du conjoint et des enfants de moins de 18 ans, avec un logement approprié, des moyens suffisants et souvent des débuts dans la langue locale, et la demande est soumise à des délais. Renseignez-vous auprès du service des migrations du canton avant le déménagement.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '55893fc0',
    text: 'Les effets de déménagement (mobilier et effets personnels), et une voiture avec eux, entrent en Suisse en franchise de droits et taxes lorsque vous y transférez votre domicile, si vous les avez utilisés vous-même pendant au moins 6 mois et continuez à les utiliser ; les étudiants sont dispensés de la règle du domicile. Les objets que vous avez depuis moins de 6 mois vont sur une liste séparée de biens à taxer. D’après d’autres guides, tout devrait arriver dans les 24 mois environ suivant le déménagement, et les envois ultérieurs doivent être annoncés avec le premier. Les règles de l’UE ne s’appliquent pas : la Suisse a les siennes.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.2': {
    of: '02d7dccf',
    text: 'Détecteurs de radars et avertisseurs de contrôles de vitesse.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'f281a906',
    text: 'Armes et munitions : généralement seulement avec un permis, obtenu avant le déménagement.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '3c5f8f4a',
    text: 'Spray au poivre : exige généralement un permis ou est refusé, laissez-le donc.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'e1d5a654',
    text: 'Viande et produits laitiers : généralement interdits ou limités ; renseignez-vous auprès de la douane suisse, surtout s’ils viennent de pays hors UE.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '5b2eba4e',
    text: 'Plantes et terre : exigent généralement des documents phytosanitaires ou sont refusées.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'ebf89709',
    text: 'Alcool au-delà de la quantité admise en franchise : taxé.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'f97d09fe',
    text: 'Biens culturels et antiquités : déclarez-les et ayez une preuve de leur provenance.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a53e0bf8',
    text: 'Formulaire 18.44, la déclaration d’effets de déménagement.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ab38d0b0',
    text: 'Liste des biens, avec une liste séparée des biens à taxer.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8bdb430a',
    text: 'Assurance d’autorisation de séjour ou, pour les citoyens de l’UE et de l’AELE, une autre preuve comme un contrat de travail ou un bail.',
  },
  'customsRegulations.documentationRequired.3': { of: '47901d58', text: 'Passeport ou carte d’identité.' },
  'customsRegulations.documentationRequired.4': {
    of: '8da23ac2',
    text: 'Preuve que vous quittez votre domicile à l’étranger, comme une attestation de départ.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '418a5d0e',
    text: 'Papiers du véhicule si une voiture vient aussi.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '24c82b4a',
    text: 'Les effets de déménagement sont généralement dédouanés à la frontière suisse le jour même ou en 3 jours ouvrables. Passez par un bureau de douane pour marchandises commerciales, qui ne traite les déménagements que du lundi au vendredi : prévoyez le camion en conséquence. S’il manque des papiers, une taxation provisoire avec un dépôt est généralement possible.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Puce électronique avant la vaccination antirabique.' },
  'petImport.vaccinations.1': {
    of: 'e5a613a1',
    text: 'Vaccination antirabique, suivie d’une attente de 21 jours avant le voyage vers la Suisse.',
  },
  'petImport.vaccinations.2': {
    of: 'a4f92326',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous arrivez par avion d’un pays à risque élevé de rage, avec l’autorisation d’importation.',
  },
  'petImport.quarantine': {
    of: '08f13587',
    text: 'Les animaux qui arrivent en Suisse avec des papiers complets ne subissent généralement pas de quarantaine ; des papiers incomplets peuvent entraîner le renvoi ou l’isolement. Les chiens à la queue ou aux oreilles coupées sont interdits, avec une exception pour les personnes qui y transfèrent leur ménage. Depuis un pays à risque élevé de rage, il faut compter des mois à cause de la prise de sang : renseignez-vous tôt auprès de l’Office fédéral de la sécurité alimentaire et des affaires vétérinaires (blv.admin.ch).',
  },
  'petImport.healthCertificate': {
    of: 'df065a7f',
    text: 'Depuis l’UE et les pays à faible risque de rage, un passeport pour animal de compagnie ou un certificat vétérinaire suffit pour la Suisse, pour cinq animaux au plus. Depuis un pays à risque élevé, l’arrivée par avion exige généralement aussi une autorisation d’importation de l’Office fédéral de la sécurité alimentaire et des affaires vétérinaires (blv.admin.ch). Un chien doit être enregistré dans la banque de données AMICUS dans les 10 jours.',
  },
  'vehicleImport.regulations': {
    of: '71f10b68',
    text: 'En Suisse, une voiture suit la règle des effets de déménagement : si vous l’avez utilisée pendant au moins 6 mois avant le déménagement et continuez à l’utiliser, elle entre en franchise. D’après d’autres guides, elle ne doit être ni vendue ni prêtée pendant un an. Elle doit ensuite passer l’expertise (contrôle technique) et être immatriculée dans le canton, généralement avec le formulaire de douane 13.20 A.',
  },
  'vehicleImport.duties': {
    of: '73e7b514',
    text: 'Dans le cadre de la franchise, rien n’est dû sur la voiture en Suisse. Une voiture utilisée moins de 6 mois supporte généralement 4 % d’impôt sur les véhicules automobiles et la TVA, actuellement de 8,1 % ; le droit selon le poids que citent des guides plus anciens a disparu avec les droits de douane industriels le 1er janvier 2024. Vérifiez auprès de la douane suisse (bazg.admin.ch).',
  },
  'vehicleImport.documentation.0': {
    of: 'fa724564',
    text: 'Permis de circulation étranger (certificat d’immatriculation) à votre nom, montrant au moins 6 mois d’utilisation.',
  },
  'vehicleImport.documentation.1': {
    of: '13a81950',
    text: 'Formulaire 18.44 où la voiture figure parmi les effets de déménagement.',
  },
  'vehicleImport.documentation.2': {
    of: '3b4cdd52',
    text: 'Formulaire 13.20 A, généralement timbré par la douane pour l’immatriculation.',
  },
  'vehicleImport.documentation.3': { of: '32545d16', text: 'Certificat de conformité ou fiche technique.' },
  'vehicleImport.documentation.4': { of: '9ff3b8bb', text: 'Attestation d’assurance d’un assureur suisse.' },
  'vehicleImport.restrictions': {
    of: 'e85ce6b4',
    text: 'Faire venir une voiture en Suisse vaut souvent la peine dans le cadre de la franchise, si elle a été construite aux normes européennes ; les voitures destinées à d’autres marchés peuvent échouer aux règles sur le bruit ou les émissions. Des pneus d’hiver et la vignette autoroutière sont vite nécessaires, et il faut une autorisation pour stationner en ville. On roule à droite.',
  },
  'healthcare.system': {
    of: 'f50af885',
    text: 'La Suisse a des assureurs et des médecins privés soumis à des règles publiques strictes : la couverture de base est la même chez chaque assureur, tandis que les primes diffèrent selon le canton, l’âge et le modèle. Les soins sont très bons et pas bon marché ; chaque année, vous payez d’abord une franchise et une quote-part.',
  },
  'healthcare.insurance': {
    of: '1372a53e',
    text: 'L’assurance maladie de base est obligatoire en Suisse pour chaque personne, enfants compris. Vous avez trois mois à partir de l’emménagement pour choisir un assureur, et la couverture et les primes comptent dès le premier jour. Comparez les primes officielles avant de signer, et notez que les accidents du travail sont couverts par l’employeur.',
  },
  'healthcare.emergencyNumber': { of: '1f153ed7', text: '144 (ambulance), 117 (police), 118 (pompiers), 112 (tout)' },
  'education.schoolSystem': {
    of: 'f4873be5',
    text: 'En Suisse, l’école publique est gratuite et relève des cantons ; elle dure généralement onze ans à partir de l’école enfantine, à quatre ou cinq ans, et votre adresse détermine la place. Ensuite, beaucoup de jeunes font un apprentissage et d’autres une école à orientation académique.',
  },
  'education.languageOfInstruction': {
    of: 'c8b1d357',
    text: 'Les écoles de Suisse enseignent dans la langue du lieu : allemand, français, italien ou par endroits romanche, avec des classes de soutien pour les nouveaux arrivants. En Suisse alémanique, les enfants parlent entre eux le suisse allemand. Les écoles internationales se trouvent dans les grandes villes et autour des lacs.',
  },
  'utilities.electricity': {
    of: '4747a9f9',
    text: 'En Suisse, le courant est de 230 V à 50 Hz, avec des prises de type C et J. La fiche courante chez ses voisins (type F) n’entre pas sans adaptateur, et les appareils prévus pour 110 à 120 V ont besoin d’un transformateur.',
  },
  'utilities.internet': {
    of: 'fa75802e',
    text: 'Le câble et la fibre rapides desservent la plupart des logements de Suisse, souvent avec une prise déjà active. Les contrats durent souvent un an ou deux : renseignez-vous sur la résiliation en cas de nouveau déménagement.',
  },
  'utilities.banking': {
    of: '5a4489f8',
    text: 'Pour ouvrir un compte en Suisse, les banques demandent généralement le passeport, le permis ou une preuve du déménagement, et l’adresse ; les citoyens des États-Unis trouveront peut-être moins de banques qui les acceptent. Les factures portent un code QR et se paient dans l’application de la banque. Les bailleurs demandent généralement une garantie de loyer sur un compte bloqué.',
  },
  'culturalTips.0': {
    of: 'becd82b1',
    text: 'On respecte des heures de silence la nuit, souvent à midi, et toute la journée du dimanche, aussi pour percer, faire la lessive et jeter le verre.',
  },
  'culturalTips.1': {
    of: 'fad0bc23',
    text: 'Les ordures se jettent dans des sacs taxés ou avec des vignettes achetés sur place, et le reste est trié.',
  },
  'culturalTips.2': { of: 'cfb725cf', text: 'Soyez ponctuel, et confirmez les rendez-vous à l’avance.' },
  'culturalTips.3': {
    of: '0692fb52',
    text: 'Saluez les voisins dans la cage d’escalier et les gens dans les petits magasins, dans la langue de la région.',
  },
  'culturalTips.4': {
    of: 'adfd679e',
    text: 'La buanderie de l’immeuble a généralement un plan ; tenez-vous à votre jour.',
  },
  'importantContacts.emergencyServices': {
    of: '380bc4c9',
    text: 'En Suisse, composez le 144 pour une ambulance, le 117 pour la police et le 118 pour les pompiers ; le 112 fonctionne aussi, et le 1414 appelle le sauvetage aérien.',
  },
  'importantContacts.taxOffice': {
    of: 'e01873da',
    text: 'En Suisse, l’impôt sur le revenu relève de l’administration fiscale de votre canton et de votre commune et, pour beaucoup de travailleurs étrangers, il est retenu sur le salaire ; l’Administration fédérale des contributions (estv.admin.ch) vous oriente vers le bon bureau.',
  },
  'sources.0.title': { of: '752625e3', text: 'Douane suisse (OFDF) : procédure pour les effets de déménagement' },
  'sources.1.title': { of: 'ae4b946c', text: 'Douane suisse (OFDF) : déménager ses effets' },
  'sources.2.title': { of: '32188235', text: 'Douane suisse (OFDF) : questions sur les effets de déménagement' },
  'sources.3.title': { of: 'f85a29a9', text: 'Secrétariat d’État aux migrations' },
  'sources.4.title': { of: 'cd998e18', text: 'Office fédéral de la sécurité alimentaire et des affaires vétérinaires' },
  'sources.5.title': { of: '4fedf82c', text: 'Administration fédérale des contributions de Suisse' },
  'sources.6.title': { of: '2970b04f', text: 'Université de Bâle : douane pour les nouveaux arrivants (secondary)' },
  'sources.7.title': { of: '813a4e40', text: 'Expats in Switzerland : douane (secondary)' },
  'sources.8.title': { of: 'b2d4d6b4', text: 'Safe Animal : animaux de compagnie vers la Suisse (secondary)' },
  'sources.9.title': {
    of: '362542d0',
    text: 'Dédouaner des véhicules à la douane suisse, copie de la brochure (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
