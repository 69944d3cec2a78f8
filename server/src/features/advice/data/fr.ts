import type { AdviceTexts } from '../advice-topics.js';

export const advice: AdviceTexts = {
  'planning.start': {
    asks: [
      'Quand dois-je commencer à planifier mon déménagement ?',
      'Combien de temps à l’avance faut-il réserver le déménageur ?',
      'Combien de semaines avant dois-je organiser le déménagement ?',
      'Quand faut-il commencer à préparer le déménagement ?',
      'Combien de temps avant dois-je préparer et réserver ?',
      'Combien de mois avant réserver un déménageur ?',
      'Quand faut-il réserver ?',
      'Vaut-il mieux réserver tôt ?',
    ],
    keywords: 'planifier, planification, avance, organiser, réserver, préparer, préparation, préparatifs',
    text: 'Commencez 6 à 8 semaines avant. Pour un déménagement à l’étranger, ou en haute saison, commencez plus tôt encore : visas, animaux et bateaux ont leurs propres délais. Fixez d’abord la date, dressez la liste de ce qui part et faites venir quelqu’un pour la visite ; les bonnes équipes sont réservées tôt.',
  },
  'planning.season': {
    asks: [
      'Quelle est la haute saison des déménagements ?',
      'Quel mois ou quelle période est la moins chère pour déménager ?',
      'Est-ce moins cher de déménager en hiver qu’en été ?',
      'Quand est-ce le moins cher de déménager ?',
    ],
    keywords: 'saison, haute saison, période, été, hiver, hémisphère sud',
    text: 'Au nord de l’équateur, la haute saison va de mai à septembre ; les derniers jours du mois et les vendredis sont les plus chargés. Au sud, elle tombe pendant l’été austral, de décembre à février, et en bien des endroits les vacances scolaires sont chargées aussi. Si vous avez le choix, déménagez hors saison, en milieu de mois et de semaine : il y a plus de dates libres, et souvent un meilleur prix.',
  },
  'planning.checklist': {
    asks: [
      'Que dois-je faire avant le déménagement ?',
      'Avez-vous une liste des choses à faire ?',
      'Quelles sont les étapes d’un déménagement ?',
    ],
    keywords: 'liste, étapes, choses à faire, checklist',
    text: 'Dans cet ordre :\n• 6 à 8 semaines avant : fixez la date, comparez les offres, donnez congé, triez ce qui reste.\n• 4 semaines : commandez les cartons, annoncez la nouvelle adresse, réservez le stationnement aux deux portes.\n• 2 semaines : emballez ce qui sert peu, faites suivre le courrier, videz le congélateur.\n• La dernière semaine : dégivrez le réfrigérateur, préparez une valise pour la première nuit, relevez les compteurs.',
  },
  'planning.moving-day': {
    asks: [
      'Que se passe-t-il le jour du déménagement ?',
      'Comment me préparer au jour du déménagement ?',
      'Dois-je être présent quand l’équipe arrive ?',
    ],
    keywords: 'jour du déménagement, jour J',
    text: 'Le jour même, gardez avec vous papiers, clés, médicaments et objets de valeur, et confiez enfants et animaux à quelqu’un. Faites d’abord le tour avec le chef d’équipe : ce qui est fragile, ce qui reste. À la fin, regardez dans chaque placard, relevez les compteurs et vérifiez l’inventaire avant de le signer.',
  },
  'planning.weather': {
    asks: ['Que se passe-t-il s’il pleut le jour du déménagement ?', 'Déménage-t-on par mauvais temps ?'],
    keywords: 'pluie, pleut, neige, mauvais temps, tempête, météo',
    text: 'Les équipes travaillent sous la pluie et la neige, et couvrent meubles et sols. Gardez matelas et appareils couverts jusqu’au chargement, posez de vieux draps ou du carton près des portes et dégagez la glace du passage. Seuls une tempête, le verglas ou une inondation arrêtent un déménagement, et on convient alors d’un autre jour. Demandez avant si cela coûte quelque chose.',
  },
  'planning.presence': {
    asks: [
      'Dois-je être présent le jour du déménagement ?',
      'Qui doit être là quand l’équipe arrive ?',
      'Et si je suis malade le jour du déménagement ?',
    ],
    keywords: 'être présent, être présente, être là, ouvrir à l’équipe, malade le jour du déménagement',
    text: 'Quelqu’un doit être là quand l’équipe arrive et quand elle a fini : pour ouvrir, dire ce qui part et ce qui reste, et signer les papiers. Ce n’est pas forcément vous. Si vous êtes malade ou absent, désignez une personne de confiance, donnez-lui la liste et les clés, et donnez d’avance son numéro à l’entreprise.',
  },
  'planning.delays': {
    asks: [
      'Que se passe-t-il si les clés arrivent en retard ?',
      'Et si la signature est retardée le jour du déménagement ?',
      'Que se passe-t-il si le camion tombe en panne ?',
    ],
    keywords: 'clés en retard, temps d’attente, signature retardée, retard, tombe en panne',
    text: 'Si les clés, les papiers ou la signature tardent, prévenez aussitôt l’entreprise : plus tôt elle le sait, plus elle peut changer. L’équipe attend en général un moment ; ensuite l’attente est facturée, ou le chargement passe une nuit au dépôt. Demandez avant de signer quelle attente est gratuite. Si l’équipe tarde ou si un véhicule tombe en panne, c’est à l’entreprise d’en trouver un autre : gardez le numéro de son bureau.',
  },
  'planning.parking': {
    asks: [
      'Faut-il une autorisation de stationnement pour le camion ?',
      'Qui réserve la place du camion de déménagement ?',
      'Faut-il un permis pour un monte-meubles dans la rue ?',
      'Comment réserver une place de stationnement pour les déménageurs ?',
    ],
    keywords: 'place de stationnement, autorisation de stationnement, monte-meubles',
    text: 'Le camion demande une place près de la porte, d’environ 15 mètres, et un monte-meubles une place sous la fenêtre. Dans la rue, c’est en général à la commune de l’autoriser : demandez quelques semaines avant, aux deux adresses. Dans un immeuble, voyez les heures et l’ascenseur. Demandez au déménageur qui s’en charge.',
  },
  'packing.boxes': {
    asks: [
      'Combien de cartons me faut-il ?',
      'Combien de cartons pour un appartement de deux chambres ?',
      'Quelle taille de cartons acheter ?',
    ],
    keywords: 'cartons, combien de cartons, caisses',
    text: 'En règle générale, comptez 10 à 15 cartons par pièce habitée : environ 20 à 30 pour un studio ou une chambre, 40 à 60 pour deux ou trois chambres, 80 ou plus pour quatre. Les petits prennent les livres et ce qui est lourd, les grands la literie et les abat-jour. Restez sous 20 kg par carton.',
  },
  'packing.how': {
    asks: [
      'Comment emballer des objets fragiles comme les verres et les assiettes ?',
      'Comment protéger la vaisselle et les miroirs ?',
      'Avez-vous des conseils pour emballer la cuisine ?',
    ],
    keywords: 'emballer, emballage, fragile, vaisselle, verres, assiettes, miroirs, papier bulle',
    text: 'Enveloppez chaque verre et chaque assiette à part dans du papier blanc, car le papier journal tache, et posez les assiettes sur la tranche. Le lourd va en bas, les vides sont comblés pour que rien ne bouge, et le fond est scotché deux fois. Les écrans voyagent mieux dans leur carton ; photographiez d’abord les câbles. Marquez les cartons fragiles sur deux côtés.',
  },
  'packing.forbidden': {
    asks: [
      'Que refusent de transporter les déménageurs ?',
      'Que ne puis-je pas mettre dans les cartons ?',
      'Puis-je emballer de la peinture, du gaz, des batteries ou des produits chimiques ?',
    ],
    keywords: 'dangereux, matières dangereuses, inflammable, produits chimiques, peinture, bouteille de gaz, batteries',
    text: 'Les déménageurs ne prennent pas ce qui peut brûler, couler ou exploser : essence, bouteilles de gaz, peintures et solvants, feux d’artifice, nettoyants forts, batteries au lithium seules. Ni les denrées périssables. Passeports, argent, bijoux, médicaments et clés voyagent avec vous. À l’étranger, chaque pays a sa liste : nommez le pays, et je la cherche.',
  },
  'packing.who': {
    asks: [
      'Dois-je emballer moi-même ou laisser faire le déménageur ?',
      'Vaut-il mieux des emballeurs professionnels ?',
    ],
    keywords: 'emballer soi-même, emballeurs, emballage professionnel',
    text: 'Emballer soi-même économise de l’argent et prend du temps : comptez environ un jour par pièce. Des professionnels emballent un logement en un ou deux jours, apportent le matériel, et ce qu’ils ont emballé est en général mieux couvert en cas de casse. Beaucoup partagent : l’équipe pour la cuisine, les tableaux et le verre, eux pour les vêtements et les livres.',
  },
  'packing.labels': {
    asks: ['Comment étiqueter les cartons ?', 'Que mettre dans le carton de la première nuit ?'],
    keywords: 'étiqueter, étiquettes, première nuit, numéroter',
    text: 'Notez la pièce et le contenu sur deux côtés de chaque carton et numérotez-le : une liste des numéros dit aussitôt s’il en manque un, et la douane veut cette liste de toute façon. Préparez une valise en dernier et ouvrez-la en premier : literie, rechange, chargeurs, médicaments, papiers, bouilloire, outils et le nécessaire des enfants pour dormir.',
  },
  'packing.fridge': {
    asks: [
      'Comment préparer le réfrigérateur pour le déménagement ?',
      'Quand dégivrer le congélateur avant de déménager ?',
      'Comment déménager un lave-linge ou un lave-vaisselle ?',
      'Faut-il les vis de transport de la machine à laver ?',
      'Combien d’heures attendre avant de rebrancher le frigo ?',
      'Le frigo doit-il voyager debout ?',
      'Qui débranche la cuisinière et le gaz ?',
      'Que faire des surgelés du congélateur ?',
    ],
    keywords:
      'frigo, réfrigérateur, congélateur, dégivrer, dégivrage, machine à laver, lave linge, lave vaisselle, sèche linge, cuisinière, électroménager, vis de transport, brides de transport, vider le frigo, déplacer la machine',
    text: '• Réfrigérateur et congélateur : finissez ce qu’ils contiennent, car les surgelés ne peuvent pas voyager. Videz-les et dégivrez-les un ou deux jours avant, séchez-les et laissez les portes ouvertes jusqu’au chargement. Ils voyagent debout ; attendez quelques heures avant de les rebrancher, comme le dit la notice.\n• Lave-linge et lave-vaisselle : fermez l’eau, videz les tuyaux et laissez sécher porte ouverte. Le tambour du lave-linge se bloque avec ses vis de transport ; si vous ne les avez plus, demandez-les au fabricant.\n• Cuisinière : faites débrancher et rebrancher le gaz et les raccordements fixes par un professionnel.',
  },
  'packing.keep': {
    asks: [
      'Que dois-je garder avec moi ?',
      'Que ne faut-il pas confier aux déménageurs ?',
      'Quels papiers et objets de valeur dois-je transporter moi-même ?',
      'Où mettre passeports, bijoux et argent pendant le déménagement ?',
      'Dois-je garder les médicaments et les clés sur moi ?',
      'Que mettre dans ma propre valise le jour du déménagement ?',
      'Que faire des photos et des souvenirs irremplaçables ?',
    ],
    keywords:
      'garder avec moi, garder sur moi, bagage à main, bijoux, irremplaçable, irremplaçables, souvenirs, garder avec soi',
    text: 'Gardez avec vous ce dont vous ne pouvez pas vous passer et ce que rien ne remplace :\n• papiers : passeports, contrats, actes et diplômes, documents du déménagement\n• bijoux, argent, cartes et toutes les clés\n• médicaments avec leurs ordonnances, lunettes\n• téléphone, ordinateur portable, chargeurs et une sauvegarde de vos fichiers\n• photos et souvenirs, et les objets préférés des enfants\n• une valise pour la première nuit : literie, serviettes, bouilloire, quelques outils, papier toilette\nRassemblez le tout, ou mettez-le dans votre voiture, avant l’arrivée de l’équipe, et dites que cela ne se charge pas.',
  },
  'costs.price': {
    asks: [
      'Combien coûte un déménagement ?',
      'Quel est le prix pour un appartement de deux chambres ?',
      'Combien facturez-vous pour déménager à l’étranger ?',
    ],
    keywords: 'prix, coût, coûte, coûts, combien, cher, tarif, budget',
    text: 'Un prix ne vient que d’un devis, car le volume, la distance, l’accès et la date changent tout. Quelques questions donnent une fourchette en une minute, avec son détail, et chaque réponse de plus la rend plus sûre.',
  },
  'costs.what-counts': {
    asks: [
      'De quoi dépend le prix d’un déménagement ?',
      'Pourquoi les devis sont-ils si différents ?',
      'Les escaliers ou l’absence d’ascenseur coûtent-ils plus cher ?',
    ],
    keywords: 'dépend le prix, frais cachés, supplément, facteurs',
    text: 'Ce qui compte le plus est le volume et la distance. Viennent ensuite les étages, les escaliers et le chemin de la porte au camion, l’emballage, les pièces spéciales comme un piano, la saison, le garde-meuble et, à l’étranger, le mode d’expédition, la douane et le port. Le devis montre chaque point sur une ligne.',
  },
  'costs.save': {
    asks: ['Comment économiser sur mon déménagement ?', 'Comment rendre le déménagement moins cher ?'],
    keywords: 'économiser, moins cher, réduire, remise, économies',
    text: 'Ce que vous n’emportez pas ne coûte rien : vendez ou donnez avant la visite, pas après. Soyez souple sur la date et évitez la haute saison et les fins de mois. Emballez vous-même vêtements et livres, démontez les meubles simples, gardez une place devant les deux portes et, pour un petit volume à l’étranger, partagez un conteneur.',
  },
  'costs.estimates': {
    asks: [
      'Quelle est la différence entre une estimation et un devis ferme ?',
      'Le devis est-il ferme ?',
      'Le prix final peut-il dépasser l’estimation ?',
    ],
    keywords: 'devis ferme, estimation, prix final, facture finale',
    text: 'La fourchette de ce chat est provisoire : elle repose sur ce que vous avez dit. Un prix ferme vient après une visite, chez vous ou par vidéo, où chaque pièce est vue. Demandez-le par écrit, avec ce qui est compris et ce qui le changerait. De combien une facture peut dépasser une estimation dépend du contrat et de la loi du pays.',
  },
  'international.transit': {
    asks: [
      'Combien de temps prend l’expédition ?',
      'Combien de temps dure le fret maritime ou aérien ?',
      'Combien de semaines met un conteneur pour arriver ?',
      'Le fret aérien est-il rapide ?',
      'Combien de temps mettent mes affaires par bateau ou par avion ?',
      'Quelle est la durée du transport maritime ou aérien ?',
      'Combien de temps un conteneur reste-t-il en mer ?',
    ],
    keywords:
      'transit, expédition, fret, maritime, aérien, bateau, avion, délai de livraison, transport maritime, transport aérien, par avion, par bateau, par mer',
    text: 'Le fret maritime prend 4 à 12 semaines de porte à porte, selon la route et selon que le conteneur est à vous seul ; un conteneur partagé attend d’être plein. Le fret aérien prend 1 à 3 semaines, pour le peu qu’il vous faut tout de suite. La douane à l’arrivée est comprise, et ce sont les papiers manquants qui l’allongent le plus.',
  },
  'international.ways': {
    asks: [
      'Faut-il expédier par mer ou par avion ?',
      'Quelle est la différence entre un conteneur partagé et un conteneur à moi ?',
      'Me faut-il un conteneur de 20 ou de 40 pieds ?',
    ],
    keywords: 'conteneur, conteneur partagé, groupage, conteneur complet, 20 pieds, 40 pieds',
    text: 'Le conteneur partagé est le moins cher pour quelques meubles et cartons, et le plus lent. Un conteneur à vous part quand vous êtes prêt : 20 pieds tiennent deux ou trois chambres, 40 pieds une maison de quatre ou plus. L’avion est rapide et cher, bon pour quelques centaines de kilos. Le devis compare les modes pour votre volume.',
  },
  'international.papers': {
    asks: [
      'Quels documents faut-il pour déménager à l’étranger ?',
      'Quels papiers pour un déménagement international ?',
    ],
    keywords: 'déménagement international, déménager à l’étranger, étranger, expatriation, émigrer',
    text: 'Pour presque tous les pays : des passeports valables six mois ou plus après l’arrivée, le visa ou permis, un inventaire détaillé avec valeurs, la preuve de l’ancienne et de la nouvelle adresse, et un contrat de travail ou une inscription s’il y en a. Gardez les originaux sur vous. Le formulaire de douane varie : nommez le pays, et je vous dis lequel.',
  },
  'international.customs': {
    asks: [
      'Dois-je payer la douane sur mes affaires si je pars à l’étranger ?',
      'Les biens usagés sont-ils exempts de droits ?',
      'Comment fonctionne la douane pour un déménagement international ?',
    ],
    keywords: 'droits sur les biens usagés, franchise de déménagement',
    text: 'La plupart des pays laissent entrer les biens usagés sans droits si vous y transférez vraiment votre résidence : vous les avez depuis un certain temps, souvent 6 à 12 mois, ils arrivent dans un délai fixé, et vous ne les revendez pas peu après. Le neuf, l’alcool, le tabac et les voitures ont leurs règles. Nommez le pays, et je vous les donne avec leur source.',
  },
  'international.crates': {
    asks: ['Les caisses en bois doivent-elles être traitées ?', 'Qu’est-ce que la norme NIMP 15 ?'],
    keywords: 'NIMP, NIMP 15, ISPM, caisses en bois, palettes',
    text: 'Dans la plupart des pays, caisses et palettes en bois brut doivent être traitées à la chaleur et porter le sceau de la norme NIMP 15 (ISPM 15) ; sinon l’envoi peut être retenu ou renvoyé. Les déménageurs utilisent du matériel marqué. Les meubles n’en ont pas besoin, mais nettoyez bien la terre et les insectes des affaires de jardin.',
  },
  'specialty.piano': {
    asks: [
      'Pouvez-vous déménager un piano ?',
      'Comment transporte-t-on un piano sans risque ?',
      'Comment emballer un piano ?',
      'Faut-il accorder le piano après le déménagement ?',
    ],
    keywords: 'piano, piano à queue, piano droit, instrument de musique',
    text: 'Un piano demande des gens qui le font souvent : il pèse 200 à 500 kg, est emballé, sanglé et roulé sur sa planche, et un piano à queue voyage sur le côté, sans pieds. Dites son type, les étages et les escaliers. Des touches anciennes en ivoire ou du palissandre exigent des papiers à l’étranger. Laissez-le reposer deux à trois semaines avant de l’accorder.',
  },
  'specialty.art': {
    asks: [
      'Comment déménager des tableaux, des antiquités et des œuvres d’art ?',
      'Comment emballe-t-on les pièces de collection ?',
    ],
    keywords: 'art, œuvres d’art, tableaux, antiquités, sculptures, collection, objets de valeur',
    text: 'L’art et les antiquités voyagent dans des caisses sur mesure, assurés pour une valeur que vous pouvez prouver : ayez des photos et une expertise. Dites-le lors de la visite, car une caisse prend quelques jours. À l’étranger, les objets d’un certain âge peuvent exiger une licence d’exportation, et l’ivoire, l’écaille et certains bois un permis CITES.',
  },
  'specialty.heavy': {
    asks: [
      'Pouvez-vous déménager un billard, un coffre-fort ou un aquarium ?',
      'Déménagez-vous des objets lourds et encombrants ?',
    ],
    keywords: 'lourd, encombrant, billard, coffre-fort, aquarium, jacuzzi, tapis de course',
    text: 'Les pièces très lourdes ou délicates demandent leurs propres outils et parfois une personne de plus ; nommez-les donc dans le devis : un billard se démonte plaque par plaque, d’un coffre il faut connaître le poids, un aquarium voyage vide et les poissons à part. Si cela ne passe pas la porte, on peut réserver un monte-meuble.',
  },
  'specialty.plants': {
    asks: ['Puis-je emporter mes plantes ?', 'Comment déménager les plantes d’intérieur ?'],
    keywords: 'plantes, pots, jardin',
    text: 'Dans le pays, les plantes voyagent mieux dans votre voiture : arrosez-les deux jours avant, enveloppez les pots et déballez-les à l’arrivée. Dans un camion fermé, elles partent sans garantie. À une frontière, la plupart des plantes et toute terre sont interdites ou demandent un certificat phytosanitaire : nommez le pays, et je cherche.',
  },
  'insurance.cover': {
    asks: [
      'Mon déménagement est-il assuré ?',
      'Suis-je couvert si quelque chose casse ?',
      'Ai-je besoin d’une assurance déménagement ?',
      'Que paie la couverture de base ?',
      'Qu’est-ce que la protection released value ou valeur déclarée minimale ?',
      'Quelle différence entre couverture de base et valeur totale ?',
      'Combien suis-je remboursé si les déménageurs abîment quelque chose ?',
      'Le frigo, la machine à laver et l’électroménager sont-ils assurés ?',
    ],
    keywords:
      'assurance, assuré, assurer, couverture, couvert, responsabilité, released value, couverture de base, assurée, assurés',
    text: 'Demandez laquelle des deux couvertures vous avez. Celle de base est la responsabilité du déménageur : elle paie selon le poids de la chose abîmée ou jusqu’à une limite, souvent bien moins que sa valeur. Celle en valeur totale répare, remplace ou paie ce que la chose vaut, et coûte en plus. Ayez-la par écrit avant le jour du départ.',
  },
  'insurance.full-value': {
    asks: [
      'Qu’est-ce que la garantie en valeur totale ?',
      'Comment assurer mon piano ou des objets de valeur à leur vrai prix ?',
    ],
    keywords: 'valeur totale, tous risques, valeur réelle, valeur de remplacement, déclaration de valeur',
    text: 'La garantie en valeur totale, dite « tous risques » pour les envois par mer, paie la réparation, une chose semblable ou sa valeur actuelle. Elle repose sur votre liste de valeurs : notez à part chaque pièce chère ; ce qui n’y est pas peut être payé moins. Demandez la franchise, les pannes mécaniques, les moisissures, les ensembles et le garde-meuble.',
  },
  'insurance.own-packing': {
    asks: [
      'Les cartons que j’ai faits moi-même sont-ils assurés ?',
      'La casse est-elle couverte si j’ai emballé moi-même ?',
    ],
    keywords: 'cartons faits soi-même assurés',
    text: 'Vos propres cartons sont en général couverts en cas de perte et de dommage au carton entier, comme dans un accident, mais pas pour ce qui casse dans un carton intact. Si un objet fragile vaut cher, laissez l’équipe l’emballer. Photographiez avant de fermer.',
  },
  'insurance.claims': {
    asks: [
      'Que faire si quelque chose a été abîmé ou perdu ?',
      'Comment faire une réclamation ?',
      'Combien de temps ai-je pour signaler un dommage ?',
      'Que faire si le frigo ou la machine à laver a été abîmé ?',
    ],
    keywords: 'réclamation, abîmé, dommage, dommages, perdu, cassé, indemnisation',
    text: 'Notez les dommages et les numéros manquants sur l’inventaire avant de signer, prenez des photos et gardez l’emballage. Écrivez tout de suite au déménageur : les délais varient, certaines polices ne donnent que quelques jours. Une personne de l’entreprise peut vous dire comment faire.',
  },
  'changingAddress.whom': {
    asks: [
      'À qui annoncer ma nouvelle adresse ?',
      'Quels organismes dois-je prévenir de mon changement d’adresse ?',
      'Qui doit savoir que je déménage ?',
    ],
    keywords: 'changement d’adresse, nouvelle adresse, adresse, prévenir, domicile',
    text: 'Prévenez : employeur, banque et cartes, impôts, assureurs, retraite, listes électorales ou mairie, permis de conduire et carte grise, médecin, écoles, énergie, eau, internet, téléphone, bailleur, abonnements et famille. À l’étranger, ajoutez le consulat et l’office où vous partez des registres. Trois mois de relevés bancaires révèlent le reste.',
  },
  'changingAddress.tax': {
    asks: [
      'Comment donner ma nouvelle adresse aux impôts ?',
      'Les impôts ont-ils besoin de ma nouvelle adresse ?',
      'Comment changer d’adresse auprès du fisc ?',
    ],
    keywords: 'adresse fiscale, centre des impôts, adresse aux impôts',
    text: 'Donnez votre nouvelle adresse aux impôts dès que vous y habitez, pour que ses courriers vous parviennent ; cela se fait le plus souvent en ligne, avec le numéro qui vous identifie. Prévenez aussi votre employeur : fiches de paie et papiers de retraite vont à l’adresse qu’il connaît.',
  },
  'changingAddress.vehicle': {
    asks: [
      'Comment changer l’adresse du permis de conduire ?',
      'Dois-je refaire la carte grise quand je déménage ?',
      'À qui donner la nouvelle adresse pour la voiture et son assurance ?',
    ],
    keywords: 'permis de conduire, carte grise, assurance auto',
    text: 'Le permis de conduire, l’immatriculation de la voiture et son assurance sont trois choses : changez l’adresse pour chacune. Les administrations la veulent souvent en quelques jours ou semaines, et l’assureur dès le jour du déménagement, car le prix peut dépendre du lieu où la voiture passe la nuit.',
  },
  'changingAddress.register': {
    asks: [
      'Comment m’inscrire pour voter à ma nouvelle adresse ?',
      'Comment trouver un médecin après le déménagement ?',
      'Comment changer les enfants d’école quand on déménage ?',
      'Dois-je prévenir la mairie que j’ai déménagé ?',
    ],
    keywords: 'listes électorales, nouveau médecin, changer d’école, inscription scolaire',
    text: 'Le nouveau logement change où vous votez, quelles taxes locales vous payez et quels médecins et écoles sont proches. Prévenez l’administration locale des deux côtés, inscrivez-vous pour voter si ce n’est pas automatique, demandez tôt une place à l’école avec un justificatif, et faites suivre votre dossier médical.',
  },
  'changingAddress.utilities': {
    asks: [
      'Comment transférer l’électricité, le gaz et l’eau ?',
      'Quand résilier l’électricité et l’internet ?',
      'Qui relève les compteurs quand je pars ?',
    ],
    keywords: 'abonnements énergie, relevé de compteur, transfert des contrats',
    text: 'Prévenez électricité, gaz, eau et internet deux à quatre semaines avant, pour les deux logements : les anciens contrats finissent le jour des clés, les nouveaux commencent ce jour-là. Relevez et photographiez chaque compteur. L’internet est le plus long : commandez-le d’abord et demandez si votre contrat peut suivre.',
  },
  'changingAddress.mail': {
    asks: ['Comment faire suivre mon courrier ?', 'Comment fonctionne la réexpédition du courrier ?'],
    keywords: 'courrier, réexpédition, faire suivre, lettres, colis, poste',
    text: 'Demandez la réexpédition à la poste ou sur son site une à deux semaines avant ; il faut une pièce d’identité, et elle dure de quelques mois à un an. Elle vaut pour les lettres, pas toujours pour les colis ni pour tous les pays. Profitez-en pour écrire à ceux qui utilisent encore l’ancienne adresse.',
  },
  'changingAddress.when': {
    asks: ['Quand dois-je changer d’adresse ?', 'Combien de temps avant annoncer ma nouvelle adresse ?'],
    keywords: 'quand changer d’adresse, délai d’inscription',
    text: 'Commencez environ quatre semaines avant avec banque, assureurs, énergie et internet ; les raccordements se réservent des semaines à l’avance. Faites suivre le courrier une à deux semaines avant. Les administrations veulent souvent le savoir quelques jours ou semaines après l’emménagement : là où l’inscription est obligatoire, le délai est souvent de 7 à 30 jours.',
  },
  'readiness.how': {
    asks: ['Suis-je prêt pour mon déménagement ?', 'Puis-je tester ma préparation ?', 'Qu’ai-je oublié ?'],
    keywords: 'prêt, prête, préparation, test, préparé, oublié',
    text: 'Vous êtes prêt quand cinq choses tiennent : la date, la liste de ce qui part, une offre écrite, les papiers de tous ceux qui déménagent et les clés à l’arrivée. Le test de ce chat pose dix questions en deux minutes et dit quoi faire ensuite : choisissez « {quiz} ».',
  },
  'readiness.first-days': {
    asks: ['Que faire en premier dans le nouveau logement ?', 'Que faire après le déménagement ?'],
    keywords: 'après le déménagement, première semaine, déballer, nouveau logement, emménagement',
    text: 'D’abord les lits, la salle de bains et la cuisine ; le reste peut attendre. Le premier jour, relevez les compteurs et photographiez les défauts du logement. La première semaine, inscrivez-vous là où il le faut, vérifiez que courant, internet et assurance sont à la nouvelle adresse, saluez les voisins et pliez les cartons vides, que beaucoup de déménageurs reprennent.',
  },
  'general.survey': {
    asks: [
      'Qu’est-ce que la visite technique ?',
      'Comment mesure-t-on le volume de mon déménagement ?',
      'La visite peut-elle se faire par vidéo ?',
    ],
    keywords: 'visite technique, visite, volume, mètres cubes, vidéo, cubage',
    text: 'Lors de la visite, un spécialiste voit chaque pièce, chez vous ou par vidéo en une demi-heure, mesure le volume et note les pièces spéciales, les escaliers et le stationnement. L’offre ferme repose dessus : montrez le grenier, la cave, le garage et ce qu’il y a derrière les portes. Prenez-la trois à six semaines avant.',
  },
  'general.choosing': {
    asks: [
      'Comment choisir un bon déménageur ?',
      'Comment reconnaître une arnaque ?',
      'Que demander au déménageur avant de réserver ?',
    ],
    keywords: 'choisir un déménageur, arnaque, fraude, fiable, confiance, avis, licence',
    text: 'Cherchez une entreprise avec une adresse, une licence ou un registre vérifiable, membre d’une organisation. Une bonne entreprise visite avant de fixer un prix, écrit ce qui est compris et assuré, et ne demande pas de gros acompte en espèces. Méfiez-vous d’une offre bien au-dessous des autres, ou d’un contrat avec des blancs.',
  },
  'general.complaints': {
    asks: [
      'Comment me plaindre d’un déménageur ?',
      'Où déposer une plainte contre une entreprise de déménagement ?',
      'Qui m’aide dans un litige avec les déménageurs ?',
    ],
    keywords: 'plainte, plaindre, litige, médiateur, arbitrage, consommateur',
    text: 'Écrivez d’abord à l’entreprise : ce qui est arrivé, quand, et ce que vous voulez, avec photos et inventaire, et fixez une date de réponse. Si rien ne se règle, voyez l’organisation dont elle est membre, puis un service des consommateurs ou un tribunal pour les petites sommes. Gardez une copie de tout.',
  },
  'general.deposit': {
    asks: [
      'Comment récupérer la caution quand je pars ?',
      'Combien peut demander le bailleur comme caution ?',
      'Quand le bailleur rend-il le dépôt de garantie ?',
    ],
    keywords: 'caution, dépôt de garantie, bailleur caution',
    text: 'Pour récupérer la caution d’un logement loué, laissez-le propre et comme il était, et parcourez-le avec le bailleur, avec des photos et un état des lieux que les deux signent. Relevez ensemble les compteurs, rendez toutes les clés contre reçu et donnez un compte. Ce qui est retenu doit être justifié.',
  },
  'general.tips': {
    asks: ['Faut-il donner un pourboire aux déménageurs ?', 'Combien de pourboire donne-t-on à l’équipe ?'],
    keywords: 'pourboire aux déménageurs, pourboire pour l’équipe, donner un pourboire, laisser un pourboire',
    text: 'Personne n’est obligé de donner un pourboire. L’usage change d’un pays à l’autre : dans certains on l’attend presque après un bon travail, dans beaucoup il fait plaisir et reste rare. Si vous voulez en donner un, faites-le à la fin, à chacun, et seulement si vous êtes content. Des boissons, des toilettes propres et un passage dégagé aident tout autant.',
  },
  'general.writing': {
    asks: ['Aurai-je le devis par écrit ?', 'Puis-je avoir une preuve de la réservation ?'],
    keywords: 'par écrit, devis écrit, confirmation écrite, preuve de la réservation, justificatif de réservation',
    text: 'Demandez tout par écrit : ce qui part, d’où et vers où, quel jour, à quel prix, ce qui est compris et comment on annule. Une commande confirmée par e-mail sert aussi de preuve pour un bailleur ou un employeur. Ce qui n’est dit qu’au téléphone est difficile à prouver. La fourchette de ce chat est provisoire et ne réserve aucune date.',
  },
  'general.storage': {
    asks: ['Où garder mes affaires entre deux logements ?', 'Comment fonctionne le garde-meuble ?'],
    keywords: 'garde-meuble, stockage, stocker, entrepôt, box',
    text: 'Vos affaires peuvent attendre chez le déménageur, dans des conteneurs scellés, ou dans un box où vous entrez à toute heure. Demandez s’il est sec et surveillé, comment il est assuré, quel est le préavis et ce que coûtent l’entrée et la sortie. Nettoyez et séchez tout, laissez le réfrigérateur entrouvert, et mettez en dernier ce qu’il vous faudra d’abord.',
  },
  'general.cancel': {
    asks: [
      'Que faire si je dois annuler ou reporter le déménagement ?',
      'Puis-je changer la date du déménagement ?',
      'Que faire si la vente tombe à l’eau ?',
      'Et si je n’ai pas les clés à temps ?',
      'Et si mon travail commence plus tard que prévu ?',
      'Y a-t-il des frais pour annuler le déménageur ?',
      'Mon acompte est-il perdu si j’annule le déménagement ?',
      'Que faire si la date du déménagement est retardée ?',
    ],
    keywords:
      'annuler, annulation, annule, reporter, frais d’annulation, changer la date, changement de date, retard des clés, repousser la date',
    text: 'Prévenez tout de suite le déménageur, par téléphone puis par écrit : plus c’est tôt, moins c’est cher. Cherchez dans le contrat les conditions d’annulation et de report : en général les frais montent à l’approche du jour, et l’acompte peut être perdu. Reporter coûte souvent moins qu’annuler. Si les clés tardent, un garde-meuble fait la transition ; demandez tôt s’il existe une assurance contre les retards. Faites confirmer par écrit chaque nouvelle date. Les conditions de votre déménageur passent avant tout.',
  },
  'general.children': {
    asks: [
      'Comment déménager avec des enfants ?',
      'Comment annoncer le déménagement aux enfants ?',
      'Comment rendre le déménagement plus facile pour les enfants ?',
      'Comment aider mes parents âgés à déménager ?',
      'Le déménagement me stresse, que faire ?',
      'Je me sens débordé par le déménagement, un conseil ?',
      'Qui garde les enfants le jour du déménagement ?',
      'Comment déménager avec un bébé ?',
    ],
    keywords:
      'enfants, enfant, bébé, adolescents, ados, parents âgés, personnes âgées, stress, stressé, stressée, débordé, débordée, angoisse, jeunes enfants',
    text: 'Dites tôt aux enfants ce qui va se passer et pourquoi, montrez-leur le nouveau lieu, au moins en photo, et laissez chacun remplir son propre carton. Gardez les heures des repas et du coucher, et prenez le temps des adieux. Demandez à l’avance les papiers de l’école et les dossiers médicaux. Le jour même, faites-les garder, et installez d’abord leur chambre. Il en va de même pour des parents âgés : allez doucement et laissez-les choisir ce qu’ils emportent. Et pour vos nerfs : une liste, une chose par jour, et demandez de l’aide.',
  },
};
