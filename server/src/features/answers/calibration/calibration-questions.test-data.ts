/**
 * Questions with the answers that a careful person would accept, written before any of them was asked. A line is
 * `language | country | right answers | question`, and a right answer is one of these:
 *
 * - names of fields of the country's guide, any of which answers the question;
 * - `~words`: an expression that the answer must match;
 * - `advice:topic`: a passage of the advice, by its topic or its whole id;
 * - `entry:n`: the company's entry of that number;
 * - `settings`: what the company's settings say;
 * - `none`: nothing may be answered surely.
 */
export const calibrationQuestions = `
en | japan | quarantine, petSteps, petPapers | we're taking our spaniel to osaka, is there quarantine
en | germany | residence | how soon after arriving do i register my address in germany
en | canada | ~goods|settl|list|form | what paperwork does canadian customs want for household stuff
en | australia | prohibited, restricted | am i allowed to take a wooden carving to Australia
en | spain | schools | at what age do kids start school in Spain?
en | thailand | carWorth, carRules, carDuties | bringing my honda civic to thailand, good idea?
en | france | banking | what do I need to open a bank account in France
en | ireland | carDuties, carRules | how much tax would I pay on importing my car into Ireland
en | singapore | ~gum | is chewing gum really illegal in singapore
en | new-zealand | ~tent|camping|boots|outdoor|soil|clean | do my camping boots need cleaning before I ship them to NZ
en | portugal | touristVisa, residence, workVisa | retired american couple moving to portugal, which visa
en | mexico | electricity | do us plugs work in mexico
en | united-kingdom | dutyFree, papers | what is the ToR1 form and do I need it for the UK
en | united-states | dutyFree, papers | does a returning resident pay duty on furniture going to the USA
en | netherlands | residence | what is a BSN and how do I get one in the Netherlands
en | brazil | clearance | how many days do goods sit in customs in Brazil
en | italy | residence | permesso di soggiorno deadline after arriving in Italy?
en | sweden | banking, residence | why do I need a personnummer in Sweden
en | switzerland | emergency | what number do i call for an ambulance in switzerland
en | south-korea | family | can my husband join me in South Korea on my work visa
en | vietnam | ~medicine|medicat | how much prescription medicine may I carry into Vietnam
en | taiwan | health, insurance | how does the health insurance in taiwan work for foreigners
en | panama | petPapers, petSteps, quarantine | what does the vet have to certify for a cat going to Panama
en | costa-rica | carDuties, carWorth, carRules | are import taxes on cars high in Costa Rica
en | malaysia | schoolLanguage | what language do they teach in at Malaysian schools
en | united-arab-emirates | ~alcohol | can I ship my whisky collection to Dubai
en | china | dutyFree, papers | how long do I have to have lived abroad to bring furniture duty free to China
en | estonia | internet | how easy is it to get broadband at home in Estonia
en | germany | schools | is homeschooling legal in Germany
en | japan | carWorth | which side of the road do they drive on in Japan
en | france | electricity | will my american hairdryer work in france
en | spain | ~knife|knives|weapon|firearm|does not name|says nothing | may I bring kitchen knives to Spain
en | australia | petSteps, quarantine, petPapers | how long before flying to Australia should I start the dog's rabies process
en | canada | carRules, carWorth, carDuties, carPapers | can I take a 2012 Ford Focus from England to Canada
en | thailand | culture | is it rude to touch someone's head in Thailand
en | united-kingdom | touristVisa | what's the ETA and do visitors to Britain need it
en | united-states | taxOffice | which office deals with income tax in the United States
en | ireland | insurance, health | is healthcare free in ireland for newcomers
en | netherlands | clearance | how long will Dutch customs take to release my container
en | new-zealand | quarantine, petSteps | does a cat have to stay in quarantine when it lands in Auckland
en | portugal | dutyFree | can I bring my furniture tax free to lisbon from Boston
en | mexico | papers | menaje de casa list, who stamps it for Mexico
en | italy | workVisa | how do I get a work permit for Italy
en | sweden | carWorth | are winter tyres mandatory in sweden
en | singapore | carWorth, carDuties, carRules | is it worth shipping a car to Singapore
en | brazil | touristVisa | how long can a tourist stay in Brazil
en | vietnam | workVisa | do I need a work permit to teach in Hanoi
en | switzerland | carRules, carDuties | can I bring my leased car to Switzerland
en | south-korea | papers, clearance, dutyFree | what documents for unaccompanied baggage in Korea
en | taiwan | petSteps, quarantine | rabies titre test for taking a dog to Taipei
en | japan | none | which neighbourhood in Tokyo is best for families with kids
en | germany | none | how much does a kindergarten place cost per month in Munich
en | canada | none | what is the average rent for a two bedroom flat in Toronto
en | france | none | can I vote in French elections as a foreigner
en | australia | none | is the surf good in Byron Bay in March
en | spain | none | what's the minimum wage in Spain
en | united-kingdom | none | how do I apply for a council house in Britain
en | italy | none | do I need planning permission for a swimming pool in Tuscany
en | united-states | none | how does the electoral college work in the US
en | singapore | none | can I adopt a child in singapore
en | malaysia | none | who won the election in Malaysia
en | mexico | none | what are divorce laws like in Mexico
en | portugal | none | what is the price of petrol in Portugal
en | thailand | none | how do I start a company in Thailand
en | japan | none | my landlord in Tokyo won't return the key money, can I sue
en | germany | none | how do I get divorced in Germany
en | netherlands | none | what time is sunset in Amsterdam in June
en | new-zealand | none | how many sheep are there in New Zealand
en | ireland | none | can I bring my parrot's cage bedding and seeds to Ireland by post
en | sweden | none | where can I study for a master's in Stockholm for free
en | - | entry:1 | what's your cancellation policy
en | - | entry:1 | if we postpone by two weeks is there a fee
en | - | entry:2 | can your guys dismantle a bed
en | - | entry:3 | what payment methods do you accept
en | - | entry:3 | do u take visa or mastercard
en | - | entry:4 | are you insured
en | - | entry:5 | do you have storage
en | - | entry:5 | can I leave my things in your warehouse for 3 months
en | - | entry:6 | do you work on sundays
en | - | entry:7 | can you take my old sofa away
en | - | entry:8 | how do I get a parking permit for the lorry on moving day
en | - | entry:9 | do you have any reviews from customers
en | - | entry:10 | will the same crew be there at both ends
en | - | none | do you have a warehouse in Dubai
en | - | none | are your movers unionised
en | - | none | do you offer military discounts
en | - | none | do you do same-day moves
en | - | none | are you members of the BAR
en | - | none | how many employees do you have
en | - | none | do you hoist furniture through windows
en | - | none | can you connect my washing machine
en | - | none | do you clean the flat afterwards
en | - | advice:packing.boxes | roughly how many cartons for a one bed apartment
en | - | advice:planning.start | how early should i start planning a house move
en | - | advice:international.transit | how long does a sea container take
en | - | advice:packing.labels, advice:packing.how | what's the best way to label boxes
en | - | advice:specialty.plants, advice:packing.forbidden | how do I move my house plants safely
en | - | advice:insurance.claims | what do I do if something arrives damaged
en | - | advice:changingAddress | who do I need to tell about my new address
en | - | advice:costs.save | ways to make moving cheaper
en | - | none | should I repaint the walls before selling my house
en | - | none | how do I get my deposit back from my landlord
en | - | none | what is the best broadband supplier for my new flat
en | - | none | can you recommend a good divorce lawyer
es | japan | petSteps, quarantine, petPapers | ¿qué vacunas necesita mi perro para Japón?
es | germany | residence | ¿cuántos días tengo para empadronarme en Alemania al llegar?
es | united-kingdom | dutyFree, papers | ¿tengo que pagar impuestos por mis muebles al mudarme al Reino Unido?
es | france | carRules, carDuties, carPapers, carWorth | quiero llevar mi coche a Francia, ¿qué hace falta?
es | canada | ~alcohol|wine|liquor | ¿puedo llevar vino a Canadá en la mudanza?
es | united-states | touristVisa, workVisa | ¿qué visado necesito para trabajar en Estados Unidos?
es | ireland | schools | ¿a qué edad empieza el colegio en Irlanda?
es | australia | prohibited, restricted | ¿qué cosas están prohibidas en la aduana de Australia?
es | mexico | papers | documentos para el menaje de casa en México
es | portugal | health, insurance | ¿cómo funciona la sanidad en Portugal para extranjeros?
es | sweden | emergency | número de emergencias en Suecia
es | italy | electricity | ¿sirven los enchufes españoles en Italia?
es | switzerland | carRules, carDuties | ¿cuánto tiempo debo haber usado el coche para entrarlo en Suiza sin pagar?
es | netherlands | banking | abrir una cuenta bancaria en Holanda
es | brazil | clearance | ¿cuánto tarda la aduana en Brasil?
es | thailand | culture | ¿qué costumbres debo respetar en Tailandia?
es | panama | residence, touristVisa | visa de pensionado en Panamá
es | china | ~medicine|medicat|drug | ¿puedo llevar mis medicamentos a China?
es | singapore | internet | ¿es fácil contratar internet en Singapur?
es | estonia | taxOffice | ¿qué oficina lleva los impuestos en Estonia?
es | germany | none | ¿cuánto cobra un enfermero en Alemania?
es | japan | none | ¿cuál es el mejor barrio de Tokio para vivir?
es | united-states | none | ¿cómo saco el carnet de conducir en Florida?
es | france | none | ¿cuánto cuesta el metro de París?
es | canada | none | ¿hace mucho frío en Montreal en enero?
es | - | entry:11 | ¿ofrecen servicio de embalaje?
es | - | entry:11 | ¿me pueden empaquetar la cocina?
es | - | entry:3 | ¿se puede pagar con tarjeta?
es | - | none | ¿tienen ustedes licencia de transporte?
es | - | none | ¿cuántos años llevan en el negocio?
es | - | none | ¿hacen mudanzas el mismo día?
es | - | none | ¿tienen un almacén en Barcelona?
es | - | advice:packing.boxes | ¿cuántas cajas necesito para un piso de dos habitaciones?
es | - | advice:insurance | ¿qué cubre el seguro de la mudanza?
es | - | advice:international.transit | ¿cuánto tarda el envío por barco?
es | - | none | ¿cómo reclamo la fianza a mi casero?
fr | canada | ~.*(?:list|form|B4|186) | quels papiers pour dédouaner mes meubles au Canada ?
fr | japan | quarantine, petSteps | mon chat sera-t-il mis en quarantaine au Japon ?
fr | spain | residence, workVisa, touristVisa | faut-il un titre de séjour pour vivre en Espagne ?
fr | united-kingdom | electricity | les prises françaises fonctionnent-elles en Angleterre ?
fr | germany | carDuties, carRules | quelles taxes pour importer ma voiture en Allemagne
fr | australia | ~wood | puis-je emporter des meubles en bois en Australie ?
fr | thailand | touristVisa | combien de temps un touriste peut-il rester en Thaïlande ?
fr | portugal | schools, schoolLanguage | comment fonctionne l'école au Portugal ?
fr | ireland | petSteps, petPapers, quarantine | passeport européen pour chien en Irlande, ça suffit ?
fr | netherlands | insurance, health | l'assurance maladie est-elle obligatoire aux Pays-Bas ?
fr | switzerland | dutyFree, papers | mes meubles sont-ils exonérés de droits de douane en Suisse ?
fr | united-states | workVisa | comment obtenir un visa de travail pour les États-Unis
fr | vietnam | ~medicine|drug|medicat | puis-je apporter mes médicaments au Vietnam ?
fr | singapore | prohibited | qu'est-ce qu'on n'a pas le droit d'apporter à Singapour ?
fr | italy | banking | ouvrir un compte bancaire en Italie
fr | brazil | electricity | quelle tension électrique au Brésil ?
fr | new-zealand | carRules, carDuties, carWorth | importer ma moto en Nouvelle-Zélande
fr | sweden | culture | enlève-t-on ses chaussures en Suède ?
fr | malaysia | clearance | combien de temps dure le dédouanement en Malaisie ?
fr | united-arab-emirates | family | ma femme peut-elle me rejoindre à Dubaï ?
fr | japan | none | quel est le salaire moyen d'un ingénieur à Tokyo ?
fr | canada | none | combien coûte une garderie à Montréal ?
fr | spain | none | quelles sont les plus belles plages d'Espagne ?
fr | germany | none | comment contester une amende de stationnement à Berlin ?
fr | united-kingdom | none | comment inscrire mon fils dans un club de foot à Londres
fr | - | entry:12 | proposez-vous un garde-meuble ?
fr | - | entry:4 | êtes-vous assurés ?
fr | - | none | avez-vous un entrepôt à Lyon ?
fr | - | none | vos déménageurs parlent-ils anglais ?
fr | - | none | faites-vous des remises pour étudiants ?
fr | - | none | depuis combien de temps existez-vous ?
fr | - | advice:packing.how | comment emballer la vaisselle ?
fr | - | advice:planning.start | quand commencer à préparer mon déménagement ?
fr | - | advice:costs | qu'est-ce qui fait varier le prix d'un déménagement ?
fr | - | none | comment résilier mon abonnement de salle de sport ?
ms | japan | petSteps, quarantine, petPapers | apakah vaksin yang diperlukan anjing saya untuk ke Jepun?
ms | australia | prohibited, restricted | barang apa yang dilarang dibawa ke Australia?
ms | united-kingdom | workVisa | bagaimana mendapatkan visa kerja di United Kingdom?
ms | germany | health, insurance | bagaimana insurans kesihatan di Jerman?
ms | singapore | carWorth, carDuties, carRules | berbaloi tak bawa kereta ke Singapura?
ms | thailand | clearance | berapa lama kastam Thailand ambil untuk lepaskan barang?
ms | new-zealand | papers | dokumen apa perlu untuk kastam New Zealand?
ms | canada | schools | umur berapa anak mula sekolah di Kanada?
ms | united-states | electricity | adakah plag Malaysia boleh digunakan di Amerika Syarikat?
ms | france | emergency | nombor kecemasan di Perancis
ms | netherlands | residence | permit tinggal di Belanda
ms | china | dutyFree | adakah perabot saya dikenakan duti di China?
ms | vietnam | banking | cara buka akaun bank di Vietnam
ms | ireland | petSteps, quarantine, petPapers | boleh bawa kucing ke Ireland?
ms | south-korea | culture | adat yang perlu tahu di Korea Selatan
ms | japan | none | berapa gaji jurutera di Tokyo?
ms | singapore | none | berapa harga rumah di Singapura?
ms | germany | none | siapa presiden Jerman?
ms | - | none | adakah anda berlesen?
ms | - | none | anda ada gudang di Johor Bahru?
ms | - | entry:3 | boleh bayar dengan kad kredit?
ms | - | advice:packing.boxes | berapa banyak kotak yang saya perlukan?
ms | - | advice:insurance | apa yang dilindungi insurans perpindahan?
ms | - | none | macam mana nak jual rumah lama saya?
et | germany | residence | kui kiiresti pean Saksamaal elukoha registreerima?
et | japan | quarantine, petSteps | kas koer peab Jaapanis karantiinis olema?
et | canada | ~list|form|permit | milliseid pabereid Kanada toll mööbli jaoks tahab?
et | australia | prohibited, restricted | mida ei tohi Austraaliasse kaasa võtta?
et | united-kingdom | carDuties, carRules, dutyFree | kas pean auto eest Suurbritannias makse maksma?
et | spain | electricity | kas Eesti pistikud sobivad Hispaanias?
et | france | schools | mis vanuses algab kool Prantsusmaal?
et | united-states | touristVisa, workVisa | kas ma vajan USA jaoks viisat?
et | ireland | emergency | mis on Iirimaa hädaabinumber?
et | sweden | banking | kuidas avada Rootsis pangakonto?
et | thailand | ~alcohol|wine|liquor | kas võin Taisse veini kaasa võtta?
et | netherlands | clearance | kui kaua võtab tollivormistus Hollandis?
et | italy | insurance, health | kuidas töötab tervishoid Itaalias?
et | portugal | carWorth, carDuties, carRules | kas tasub auto Portugali kaasa võtta?
et | finland | none | kas saan Soomes oma eesti juhiluba kasutada?
et | germany | none | kui palju maksab üür Berliinis?
et | spain | none | millal on Hispaanias kõige soojem?
et | - | none | kas te olete litsentseeritud?
et | - | none | kas teil on ladu Tartus?
et | - | none | kas te teete pensionäridele soodustust?
et | - | advice:packing.boxes | mitu kasti mul vaja on?
et | - | advice:planning.start | millal peaks kolimist planeerima hakkama?
et | - | none | kuidas müüa oma vana korterit?
ar | japan | petSteps, quarantine, petPapers | ما التطعيمات المطلوبة لكلبي في اليابان؟
ar | germany | residence | متى يجب أن أسجل عنواني في ألمانيا؟
ar | canada | ~list|form|permit | ما الوثائق التي تطلبها الجمارك الكندية للأثاث؟
ar | united-arab-emirates | family | هل يمكن لزوجتي الانضمام إلي في الإمارات؟
ar | united-kingdom | dutyFree, papers | هل أدفع رسوما جمركية على أثاثي في بريطانيا؟
ar | malaysia | schools, schoolLanguage | كيف هي المدارس في ماليزيا؟
ar | australia | prohibited, restricted | ما الأشياء الممنوعة في أستراليا؟
ar | france | health, insurance | كيف يعمل التأمين الصحي في فرنسا؟
ar | spain | emergency | ما رقم الطوارئ في إسبانيا؟
ar | united-states | carRules, carDuties, carWorth | هل أستطيع شحن سيارتي إلى أمريكا؟
ar | italy | banking | كيف أفتح حسابا بنكيا في إيطاليا؟
ar | thailand | clearance | كم يستغرق التخليص الجمركي في تايلاند؟
ar | sweden | electricity | هل تعمل المقابس العربية في السويد؟
ar | ireland | workVisa | كيف أحصل على تأشيرة عمل في أيرلندا؟
ar | germany | none | كم راتب الطبيب في ألمانيا؟
ar | japan | none | ما أجمل مدينة في اليابان؟
ar | canada | none | كم إيجار شقة في تورونتو؟
ar | - | none | هل لديكم ترخيص؟
ar | - | none | هل لديكم مستودع في جدة؟
ar | - | none | هل تعملون يوم الجمعة؟
ar | - | advice:packing.boxes | كم صندوقا أحتاج؟
ar | - | advice:insurance | ماذا يغطي تأمين النقل؟
ar | - | none | كيف أبيع بيتي القديم؟
en | germany | ~deregist|Abmeld|does not|not told|nothing | do I have to deregister in Germany when I move to Japan
en | sweden | dutyFree, papers | coming back to Sweden from Dubai, is my furniture duty free
en | spain | workVisa, residence, touristVisa | I work for a US firm and want to live in Spain, which visa
en | canada | touristVisa, workVisa, family, residence | my husband is Thai, we live in Italy and move to Canada: visas?
en | united-states | electricity | moving to Paris, Texas. what voltage is it there
en | ireland | carRules, carDuties | taking a japanese car from Malta to Ireland, what tax
en | japan | ~pseudoephedrine|Vicks|inhaler|cold remed | can i bring sudafed to japan
en | united-arab-emirates | carWorth, carRules | can I import a right-hand drive car into the UAE
en | australia | dutyFree, carRules | how long must I have owned my furniture before shipping it to Australia
en | netherlands | schools, schoolLanguage | are there English speaking schools in the Netherlands
en | switzerland | quarantine, petSteps, petPapers | my dog has cropped ears, can he enter switzerland
en | vietnam | carRules, carWorth | can I ride my own motorbike in Vietnam if I ship it there
en | china | touristVisa, residence | how soon do I register with the police in China
en | costa-rica | ~firearm|weapon|gun | can I bring my hunting rifle to Costa Rica
`;
