import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asie du Sud-Est' },
  currency: { of: '31ae7bc2', text: 'Dollar de Singapour (SGD)' },
  'visaRequirements.touristVisa': {
    of: '24feefa1',
    text: 'De nombreuses nationalités peuvent venir à Singapour sans visa pour un séjour fixé à l’entrée, souvent de 30 ou jusqu’à 90 jours ; les autres font d’abord une demande. Chaque visiteur envoie en ligne la carte d’arrivée (SG Arrival Card) peu avant l’atterrissage. Une visite ne permet pas de travailler ; vérifiez auprès de l’autorité de l’immigration et des points de contrôle (Immigration and Checkpoints Authority, ica.gov.sg) ce qui s’applique à votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: '806187f5',
    text: 'Pour que vous puissiez travailler à Singapour, votre employeur demande un pass au ministère de la Main-d’œuvre (Ministry of Manpower, mom.gov.sg), le plus souvent un Employment Pass pour les cadres et spécialistes ou un S Pass pour le personnel de niveau intermédiaire. Des conditions de salaire et de points s’appliquent et sont relevées de temps à autre. Vous voyagez avec la lettre d’accord de principe (IPA), que la douane accepte aussi pour votre mobilier.',
  },
  'visaRequirements.residencePermit': {
    of: 'd126bb6f',
    text: 'Votre droit de vivre à Singapour est le pass lui-même : pass de travail, pass de personne à charge, pass d’étudiant ou pass de visite de longue durée, chacun pour une durée fixée. La résidence permanente se demande à l’Immigration and Checkpoints Authority (ica.gov.sg), qui décide au cas par cas.',
  },
  'visaRequirements.familyReunification': {
    of: 'bac6912e',
    text: 'Le conjoint et les enfants de titulaires d’un pass de travail à Singapour peuvent généralement obtenir un Dependant’s Pass, et certains partenaires et parents un Long-Term Visit Pass, si le salaire dépasse un niveau fixé. Un Dependant’s Pass ne permet pas à lui seul de travailler. C’est l’employeur qui fait la demande au ministère de la Main-d’œuvre (mom.gov.sg).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7f777069',
    text: 'Si vous transférez votre résidence à Singapour, vous êtes exonéré de la taxe sur les biens et services (GST) de 9 % sur le mobilier et les effets personnels que vous possédez, avez eus en votre possession et avez utilisés pendant au moins 3 mois, s’ils arrivent dans les 6 mois suivant votre propre première arrivée et si vous vous engagez à ne pas vous en défaire dans les 3 mois. L’alcool, le tabac et les véhicules ne sont pas couverts. La franchise n’est pas automatique : déposez en ligne la Declaration of Facts avant l’arrivée des biens.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '58698c27',
    text: 'Drogues : Singapour punit le trafic de la peine de mort, et même des traces sont dangereuses.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: '38ae5203',
    text: 'Cigarettes électroniques et vaporisateurs, avec leurs recharges.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ebcbb176', text: 'Chewing-gum, à part les sortes thérapeutiques.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'f32000db',
    text: 'Tabac à mâcher, chicha et imitations de produits du tabac.',
  },
  'customsRegulations.prohibitedItems.4': { of: '5499ce17', text: 'Pétards, et briquets en forme d’arme à feu.' },
  'customsRegulations.prohibitedItems.5': { of: '0433a768', text: 'Publications et films obscènes ou séditieux.' },
  'customsRegulations.restrictedItems.0': {
    of: '36f1f4db',
    text: 'Médicaments, surtout les somnifères et les analgésiques puissants : peuvent exiger l’accord de la Health Sciences Authority avant d’être apportés.',
  },
  'customsRegulations.restrictedItems.1': { of: 'bb934475', text: 'Films, jeux et publications : soumis à contrôle.' },
  'customsRegulations.restrictedItems.2': {
    of: 'c9e58091',
    text: 'Viande, volaille et œufs : seulement de sources agréées, laissez-les donc.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3a0947ae',
    text: 'Matériel de télécommunication et radio : peut exiger une autorisation.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'fe44556c',
    text: 'Armes, et répliques d’armes à feu, sabres et couteaux de décoration : exigent une licence ou sont refusés, demandez d’abord à la police.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '61f8c83d',
    text: 'Alcool et tabac : taxés en totalité, ne les emballez donc pas avec les meubles.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3e46fd30',
    text: 'Declaration of Facts (DOF), déposée en ligne auprès de la douane de Singapour avant l’arrivée des biens.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2c19067c',
    text: 'Permis douanier In-Non-Payment (exonération de GST), pris par le déménageur dans TradeNet dans les 10 jours ouvrables suivant l’accord de la douane sur la franchise.',
  },
  'customsRegulations.documentationRequired.2': { of: 'afcad5ef', text: 'Passeport du propriétaire.' },
  'customsRegulations.documentationRequired.3': {
    of: 'e45864f1',
    text: 'Pass de travail ou autre pass de longue durée, ou lettre d’accord de principe (IPA).',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Connaissement ou lettre de transport aérien, fournis par le déménageur.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1f626054',
    text: 'Liste de colisage de chaque carton, avec les valeurs.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ef77b039',
    text: 'Le dédouanement à Singapour est généralement rapide : environ 1 à 3 jours ouvrables une fois l’exonération de GST accordée. L’ordre compte : déposez d’abord la Declaration of Facts, laissez ensuite arriver les biens, puis le déménageur prend le permis.',
  },
  'petImport.vaccinations.0': { of: '6464c61a', text: 'Puce électronique ISO avant les vaccinations et les tests.' },
  'petImport.vaccinations.1': {
    of: 'ebb47f6b',
    text: 'Vaccination antirabique et analyse de sang pour les anticorps (sérologie) pour les animaux venant de pays des listes (Schedule) II et III.',
  },
  'petImport.vaccinations.2': {
    of: '1901d2a5',
    text: 'Vaccinations de base pour chiens et chats, telles qu’elles figurent sur la licence d’importation.',
  },
  'petImport.vaccinations.3': {
    of: '45e0da89',
    text: 'Traitement contre les parasites internes et externes peu avant le vol, comme l’indique la licence.',
  },
  'petImport.quarantine': {
    of: '5655a26a',
    text: 'Depuis 2024, Singapour classe les pays en trois listes (Schedules) : les animaux de la liste I (Australie, Nouvelle-Zélande, Irlande et Royaume-Uni) passent généralement sans quarantaine, la liste II (comme les États-Unis, le Canada, le Japon et beaucoup de pays de l’UE) dépend des tests, et les animaux de tous les autres pays (liste III) restent 30 jours. Des pages plus anciennes parlent encore de catégories A à D : vérifiez donc celle de votre pays auprès de l’Animal and Veterinary Service (nparks.gov.sg/avs) et réservez la place tôt.',
  },
  'petImport.healthCertificate': {
    of: 'e0f1f5e2',
    text: 'Pour Singapour, un chien ou un chat a besoin d’une licence d’importation et d’un certificat vétérinaire de son pays, et les démarches prennent des mois lorsqu’une prise de sang est requise. Certaines races sont interdites. À Singapour, les chiens doivent avoir une licence, et les logements publics (HDB) admettent un chien d’une petite race agréée et, depuis septembre 2024, deux chats avec licence : vérifiez donc votre bail avant de réserver le vol.',
  },
  'vehicleImport.regulations': {
    of: 'f46609ac',
    text: 'Seules les voitures de moins de 3 ans avec le volant à droite peuvent être importées et immatriculées à Singapour, et une voiture d’occasion supporte un supplément de 10 000 S$, d’après d’autres guides. Une voiture a besoin d’un certificat d’attribution (certificate of entitlement, COE) comme toute autre. L’exonération de GST pour le mobilier ne couvre pas les véhicules.',
  },
  'vehicleImport.duties': {
    of: 'fee60de9',
    text: 'Une voiture amenée à Singapour paie 20 % de droits d’accise, 9 % de taxe sur les biens et services (GST), des frais d’immatriculation supplémentaires (ARF) qui augmentent avec sa valeur, et le certificat d’attribution (certificate of entitlement, COE) ; le total dépasse souvent 150 000 S$. Des pages plus anciennes donnent d’autres taux : vérifiez auprès de la Land Transport Authority (onemotoring.lta.gov.sg).',
  },
  'vehicleImport.documentation.0': {
    of: '67a2ce4a',
    text: 'Papiers d’immatriculation prouvant la date de première immatriculation à l’étranger.',
  },
  'vehicleImport.documentation.1': { of: '5791668c', text: 'Facture d’achat, et factures de fret et d’assurance.' },
  'vehicleImport.documentation.2': {
    of: '10dccc40',
    text: 'Preuve que la voiture respecte les normes d’émissions et de sécurité de Singapour.',
  },
  'vehicleImport.documentation.3': {
    of: '5853ba47',
    text: 'Permis d’importation de la douane et preuves de paiement des droits et de la GST.',
  },
  'vehicleImport.documentation.4': {
    of: 'e578ff3e',
    text: 'Certificat d’attribution (certificate of entitlement, COE) obtenu aux enchères.',
  },
  'vehicleImport.restrictions': {
    of: '3525981f',
    text: 'Faire venir une voiture à Singapour n’en vaut presque jamais la peine : limite d’âge, supplément et immatriculation coûtent plus que la plupart des voitures. On roule à gauche. Les trains, les bus et les taxis forment un réseau dense, et beaucoup de nouveaux arrivants se passent de voiture ou en louent une.',
  },
  'healthcare.system': {
    of: 'f7d286e7',
    text: 'Singapour a d’excellents hôpitaux publics et privés et des cliniques dans chaque quartier. Les subventions sont réservées aux citoyens et aux résidents permanents, tandis que les autres paient le plein tarif : regardez donc les prix avant de choisir.',
  },
  'healthcare.insurance': {
    of: '7fde1607',
    text: 'À Singapour, les étrangers ne sont généralement pas dans les régimes publics et comptent sur la couverture de l’employeur ou sur une assurance privée ; pour certains pass de travail, l’employeur doit vous assurer. Vérifiez si la famille, le dentiste et l’accouchement sont compris.',
  },
  'healthcare.emergencyNumber': { of: '6ad12c0d', text: '999 (police), 995 (ambulance et pompiers)' },
  'education.schoolSystem': {
    of: '3be83b7b',
    text: 'À Singapour, l’école primaire dure six ans, le secondaire quatre ou cinq, puis vient le junior college ou l’école polytechnique ; l’année commence en janvier. Les enfants des nouveaux arrivants peuvent demander une place dans une école publique par le ministère de l’Éducation, qui les admet le plus souvent sur test, selon les places et à des frais plus élevés, si bien que la plupart vont dans des écoles internationales.',
  },
  'education.languageOfInstruction': {
    of: 'a2bcf76c',
    text: 'Les écoles de Singapour enseignent en anglais, avec le mandarin, le malais ou le tamoul comme langue maternelle. Les écoles internationales enseignent en anglais, en allemand, en français, en japonais et dans d’autres langues, et les plus demandées ont des listes d’attente.',
  },
  'utilities.electricity': {
    of: '35e6c32f',
    text: 'À Singapour, le courant est de 230 V à 50 Hz, avec des prises de type G, le type britannique ; on rencontre aussi les types C et M. Les appareils prévus pour 110 à 120 V ont besoin d’un transformateur, et il est souvent moins cher d’en acheter de neufs sur place.',
  },
  'utilities.internet': {
    of: '0d9408ad',
    text: 'La fibre dessert presque tous les logements de Singapour et se raccorde généralement en quelques jours, car beaucoup d’appartements ont déjà une prise fibre. On peut acheter un forfait mobile prépayé à l’aéroport.',
  },
  'utilities.banking': {
    of: '88204ad6',
    text: 'Pour ouvrir un compte à Singapour, une banque demande généralement votre passeport, le pass ou l’accord de principe et un justificatif de domicile ; certaines le font en ligne. Avec un numéro d’identification d’étranger, vous pouvez ensuite utiliser Singpass, l’identifiant pour presque toutes les administrations.',
  },
  'culturalTips.0': {
    of: '00cf9ce1',
    text: 'Dans les centres de restauration de Singapour, un paquet de mouchoirs sur la table signifie que la place est prise ; rapportez votre plateau en partant, car c’est obligatoire.',
  },
  'culturalTips.1': {
    of: '6d1ef9b4',
    text: 'À Singapour, les règles sur les détritus, le tabac et la nourriture dans les trains sont sanctionnées par des amendes.',
  },
  'culturalTips.2': {
    of: 'b3f994e8',
    text: 'Si vous recevez des invités, demandez ce qu’ils mangent, car les régimes halal, végétarien et sans bœuf se côtoient.',
  },
  'culturalTips.3': {
    of: '6b56008d',
    text: 'Enlevez vos chaussures avant d’entrer dans un logement, et pensez à donner et à prendre les cartes à deux mains.',
  },
  'culturalTips.4': {
    of: 'a59d8190',
    text: 'Les résidences (condominiums) demandent souvent de réserver l’ascenseur, un dépôt et des heures fixes pour emménager : appelez la gérance avant l’arrivée du camion.',
  },
  'importantContacts.emergencyServices': {
    of: 'd6357299',
    text: 'À Singapour, composez le 999 pour la police et le 995 pour une ambulance ou les pompiers ; le 1777 appelle une ambulance quand ce n’est pas urgent.',
  },
  'importantContacts.taxOffice': {
    of: '29df2e33',
    text: 'L’administration fiscale (Inland Revenue Authority, IRAS) gère les impôts à Singapour : iras.gov.sg.',
  },
  'sources.0.title': {
    of: 'ab82cba2',
    text: 'Douane de Singapour : envoyer des biens non accompagnés lors d’un déménagement',
  },
  'sources.1.title': {
    of: '1791a31b',
    text: 'Douane de Singapour : exonération de GST en cas de transfert de résidence',
  },
  'sources.2.title': {
    of: '084c9636',
    text: 'Lois de Singapour : quarantaine des chiens et des chats (texte de 2007)',
  },
  'sources.3.title': { of: '94cd0389', text: 'Animal and Veterinary Service de Singapour' },
  'sources.4.title': { of: 'a94f1775', text: 'Ministère de la Main-d’œuvre de Singapour' },
  'sources.5.title': { of: '8b83a475', text: 'Immigration and Checkpoints Authority' },
  'sources.6.title': { of: 'f3bfa00c', text: 'Land Transport Authority de Singapour : OneMotoring' },
  'sources.7.title': { of: '6b78c993', text: 'Administration fiscale de Singapour (Inland Revenue Authority)' },
  'sources.8.title': {
    of: '7013fe38',
    text: 'Pawsport : déménager avec un animal de compagnie à Singapour depuis septembre 2024 (secondary)',
  },
  'sources.9.title': {
    of: 'f3d66160',
    text: 'Copie d’une brochure sur l’importation et l’immatriculation d’une voiture (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
